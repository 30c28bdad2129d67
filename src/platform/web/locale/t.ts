import { setupI18n } from '@lingui/core'
import { isLanguage, type Language } from '#platform/contract/locale/language.ts'
import { madeOf, type MessageValues } from '#platform/contract/locale/translate.ts'

/** What loads the texts of each language, as `import.meta.glob` makes it. */
type Catalogues = Record<string, () => Promise<unknown>>

let catalogues: { first: Catalogues; later: Catalogues } = { first: {}, later: {} }
/** Loads the texts of what is loaded later, or is their loading. */
let laterTexts: (() => Promise<unknown>) | Promise<unknown> | undefined

const spoken = setupI18n({ locale: 'en', messages: { en: {} } })

export const languageHere = (): Language => spoken.locale as Language

async function textsIn(language: Language, among: Catalogues): Promise<object> {
  const load = Object.entries(among).find(([path]) => path.includes(`/${language}.json`))?.[1]
  return load ? ((await load()) as { default: object }).default : {}
}

const load = (language: Language, texts: object) => spoken.load(language, texts as typeof spoken.messages)

/** Loads the texts of a language; `t` answers in it afterwards. */
export async function speak(language: Language): Promise<void> {
  const parts = language === 'en' ? [] : [catalogues.first, catalogues.later]
  for (const texts of await Promise.all(parts.map((part) => textsIn(language, part)))) load(language, texts)
  laterTexts = undefined
  spoken.activate(language)
}

/**
 * The server has written into the page in which language it is, if the viewer has not chosen another. Only the first texts are waited for; whatever is loaded
 * from now on waits for the others. A text that cannot be loaded is shown in English.
 */
export async function speakAsPageSays(first: Catalogues, later: Catalogues = {}, chosen?: Language): Promise<void> {
  catalogues = { first, later }
  const lang = chosen ?? document.documentElement.lang
  document.documentElement.lang = lang
  if (!isLanguage(lang) || lang === 'en') return
  const texts = await textsIn(lang, first).catch(() => undefined)
  if (!texts) return
  load(lang, texts)
  spoken.activate(lang)
  laterTexts = async () => load(lang, await textsIn(lang, later))
}

function withLaterTexts(): Promise<unknown> | undefined {
  if (typeof laterTexts !== 'function') return laterTexts
  const begin = laterTexts
  // What loads them comes by here too.
  laterTexts = undefined
  laterTexts = begin().catch(() => (laterTexts = begin))
  return laterTexts
}

/** Every `import()` of the built scripts, so that no part is drawn before its texts are there. */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const [part] = await Promise.all([load(), withLaterTexts()])
  return part
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFEFC]/
/** A name in Hebrew or Arabic would move the words and digits beside it. */
const isolated = (value: string | number) =>
  typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : value

/**
 * A text in the language of whoever looks at the page. The build (scripts/messages.ts) compiles the English text and gives
 * it the number by which it stands in the catalogues.
 */
export function t(english: string, values?: MessageValues, number: string = english): string {
  const made = madeOf.get(english)
  if (made && made.english in spoken.messages) return t(made.english, made.values)
  const message = spoken.messages[number] ?? english
  if (typeof message === 'string') return message
  if (!(number in spoken.messages)) spoken.load(spoken.locale, { [number]: message })
  const shown = Object.entries(values ?? {}).map(([name, value]) => [name, isolated(value)])
  return spoken._(number, Object.fromEntries(shown))
}
