/** What this browser remembers about how its reader likes the page. */

export const LANGUAGES = ['en', 'de', 'it'] as const
export type Language = (typeof LANGUAGES)[number]
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', it: 'Italiano' }

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
export type Theme = (typeof THEMES)[number]

interface Kept {
  language: Language
  theme: Theme
  name: string
  /** Choose first, then confirm. */
  confirm: boolean
  /** Show every option as a list beside the board. */
  list: boolean
  /** Single keys without a modifier do something. */
  shortcuts: boolean
}

const KEY = 'sampan.settings'

function spoken(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2))
  return wanted.map((each) => LANGUAGES.find((known) => known === each)).find((each) => each) ?? 'en'
}

function read(): Kept {
  const standard: Kept = { language: spoken(), theme: 'system', name: '', confirm: true, list: false, shortcuts: true }
  try {
    const kept = { ...standard, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') } as Kept
    if (!LANGUAGES.includes(kept.language)) kept.language = standard.language
    if (!THEMES.includes(kept.theme)) kept.theme = standard.theme
    return kept
  } catch {
    return standard
  }
}

export const settings: Kept = $state(read())

const dark = matchMedia('(prefers-color-scheme: dark)')
const contrast = matchMedia('(prefers-contrast: more)')

function paint(): void {
  const system = contrast.matches ? 'contrast' : dark.matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = settings.theme === 'system' ? system : settings.theme
}

/** Keep every change, and show it. Runs for as long as the page. */
export function keepSettings(): void {
  dark.addEventListener('change', paint)
  contrast.addEventListener('change', paint)
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings))
      paint()
    })
  })
  paint()
}
