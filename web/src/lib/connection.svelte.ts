/** One seat's (or a spectator's) live connection to a table. */

import ReconnectingWebSocket from 'partysocket/ws'
import type { Command, Frame, Hello, Item, Ping, Problem, Scene } from '../protocol.gen'
import { ProblemError } from './api'
import { linkTo } from './root'

type WithoutId<T> = T extends unknown ? Omit<T, 'id' | 'version'> : never
/** A command before it gets its id and the version it was made for. */
export type Wish = WithoutId<Command>

interface Waiting {
  frame: Command
  done: () => void
  failed: (error: ProblemError) => void
}

const PING_EVERY = 20_000
const ANSWER_WITHIN = 8_000
const POLICY = 1008

export class Connection {
  scene: Scene | null = $state.raw(null)
  items: Item[] = $state.raw([])
  online = $state(false)
  /** Commands on their way. */
  busy = $state(0)
  refused: string | null = $state(null)

  readonly table: string
  readonly token: string | null
  #seq = 0
  #version = 0
  #socket: ReconnectingWebSocket
  #waiting = new Map<string, Waiting>()
  #heard = Date.now()
  #pinging: ReturnType<typeof setInterval>

  constructor(table: string, token: string | null) {
    this.table = table
    this.token = token
    const address = linkTo(`/api/tables/${encodeURIComponent(table)}/socket`).replace(/^http/, 'ws')
    this.#socket = new ReconnectingWebSocket(address, [], {
      minReconnectionDelay: 200,
      maxReconnectionDelay: 4000,
      maxEnqueuedMessages: 0,
    })
    this.#socket.addEventListener('open', () => this.#open())
    this.#socket.addEventListener('message', (event) => this.#hear(JSON.parse(String(event.data)) as Frame))
    this.#socket.addEventListener('close', (event) => this.#close(event.code, event.reason))
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY)
  }

  close(): void {
    clearInterval(this.#pinging)
    this.#socket.close()
  }

  /** Send a command. Resolves when the server has it for good, rejects with its reason. */
  send(wish: Wish): Promise<void> {
    const frame = { ...wish, id: crypto.getRandomValues(new Uint32Array(3)).join('-') } as Command
    if (needsVersion(frame)) (frame as { version: number }).version = this.#version
    return new Promise((done, failed) => {
      this.#waiting.set(frame.id, { frame, done, failed })
      this.busy = this.#waiting.size
      this.#say(frame)
    })
  }

  #say(frame: Command | Hello | Ping): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame))
  }

  #open(): void {
    this.#heard = Date.now()
    const since = this.scene === null ? null : this.#seq
    this.#say({ type: 'hello', token: this.token, since })
    for (const each of this.#waiting.values()) this.#say(each.frame)
  }

  #close(code: number, reason: string): void {
    this.online = false
    if (code !== POLICY) return
    this.refused = reason
    this.close()
  }

  #ping(): void {
    this.#say({ type: 'ping' })
    const asked = Date.now()
    setTimeout(() => {
      if (this.#heard < asked && this.#socket.readyState === WebSocket.OPEN) this.#socket.reconnect()
    }, ANSWER_WITHIN)
  }

  #hear(frame: Frame): void {
    this.#heard = Date.now()
    this.online = true
    if (frame.type === 'table') {
      this.items = frame.items
    } else if (frame.type === 'news') {
      if (frame.since > this.#seq) return this.#say({ type: 'hello', token: this.token, since: null })
      const fresh = frame.items.filter((item) => item.seq > this.#seq)
      this.items = [...this.items, ...fresh]
    } else if (frame.type === 'ack') {
      return this.#settle(frame.id, null)
    } else if (frame.type === 'refused') {
      return this.#settle(frame.id, frame.problem)
    } else {
      return
    }
    this.#seq = frame.seq
    this.#version = frame.version
    this.scene = frame.scene
  }

  #settle(id: string, problem: Problem | null): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    this.busy = this.#waiting.size
    if (problem) waiting?.failed(new ProblemError(problem))
    else waiting?.done()
  }
}

function needsVersion(frame: Command): boolean {
  return frame.type === 'act' || frame.type === 'undo' || frame.type === 'ask-undo'
}
