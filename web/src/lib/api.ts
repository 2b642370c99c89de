/** The HTTP side of the protocol. */

import type {
  Ack,
  AnalysisInfo,
  Command,
  ComponentInfo,
  CoursePoint,
  Created,
  GameDetail,
  GameInfo,
  HintInfo,
  MyTable,
  NewTable,
  PastScene,
  PreviewInfo,
  Problem,
  ReasonInfo,
  ResultInfo,
  RuleInfo,
  SeatKey,
  TableFrame,
  TableInfo,
} from '../protocol.gen'
import { to } from './root'

/** A request that the server did not carry out. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail || problem.title)
    this.problem = problem
  }
}

async function ask(path: string, token?: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {}
  if (token) headers['Authorization'] = `Bearer ${token}`
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let response: Response
  try {
    response = await fetch(to(`/api${path}`), {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new ProblemError({ type: 'about:blank', title: 'offline', status: 0, detail: '', wait: 0, reasons: [] })
  }
  if (response.ok) return response
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new ProblemError(
    problem ?? { type: 'about:blank', title: response.statusText, status: response.status, detail: '', wait: 0, reasons: [] },
  )
}

async function json<T>(path: string, token?: string | null, body?: unknown): Promise<T> {
  return (await (await ask(path, token, body)).json()) as T
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`

export const games = () => json<GameInfo[]>('/games')
export const gameDetail = (name: string) => json<GameDetail>(`/games/${encodeURIComponent(name)}`)
export const gameRules = (name: string) => json<RuleInfo[]>(`/games/${encodeURIComponent(name)}/rules`)
export const gameComponents = (name: string) => json<ComponentInfo[]>(`/games/${encodeURIComponent(name)}/components`)
export const createTable = (wanted: Partial<NewTable>) => json<Created>('/tables', null, wanted)
export const myTables = (tokens: string[]) => json<MyTable[]>('/tables/mine', null, { tokens })
export const tableInfo = (id: string) => json<TableInfo>(table(id))
/** The game of a table, with the components of its edition. */
export const tableGame = (id: string) => json<GameDetail>(`${table(id)}/game`)
export const join = (id: string, token: string, name: string) =>
  json<SeatKey>(`${table(id)}/join`, null, { token, name: name || null })
export const scene = (id: string, token: string | null) => json<TableFrame>(`${table(id)}/scene`, token)
export const pastScene = (id: string, token: string | null, entry: number, eyes: string | null) =>
  json<PastScene>(`${table(id)}/scene/${entry}${eyes ? `?eyes=${eyes}` : ''}`, token)
export const projection = (id: string, token: string | null) => json<ResultInfo>(`${table(id)}/projection`, token)
export const course = (id: string, token: string | null) => json<CoursePoint[]>(`${table(id)}/course`, token)
export const command = (id: string, token: string | null, sent: Command) =>
  json<Ack>(`${table(id)}/commands`, token, sent)
export const whyNot = (id: string, token: string | null, word: string) =>
  json<ReasonInfo[]>(`${table(id)}/why?word=${encodeURIComponent(word)}`, token)
/** What an answer would do, as far as the asked seat can know. */
export const preview = (id: string, token: string | null, word: string) =>
  json<PreviewInfo>(`${table(id)}/preview?word=${encodeURIComponent(word)}`, token)
/** Good moves for the asked seat. */
export const hint = (id: string, token: string | null) => json<HintInfo>(`${table(id)}/hint`, token)
/** Begin to analyse a game that is over. */
export const startAnalysis = (id: string, token: string | null) => json<AnalysisInfo>(`${table(id)}/analysis`, token, {})
export const analysis = (id: string, token: string | null, since: number) =>
  json<AnalysisInfo>(`${table(id)}/analysis?since=${since}`, token)
export const transcript = async (id: string, token: string | null) =>
  await (await ask(`${table(id)}/transcript`, token)).text()
