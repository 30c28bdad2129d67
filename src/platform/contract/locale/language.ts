/** What couples, vendors and guests can read Larkspur in. The planner's own words are never translated. */
export const languages = ['en', 'es', 'fr', 'de'] as const
export type Language = (typeof languages)[number]

/** Each in itself, as whoever looks for it knows it. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' }

export const isLanguage = (text: unknown): text is Language => languages.some((one) => one === text)

/** Browsers name a few; more is no list of languages. */
const longestHeader = 200

/** The first of the wanted languages that there is, in a header such as 'fr-CH, fr;q=0.9, en;q=0.8'. */
export function languageWanted(header: string | undefined): Language {
  const parts = (header ?? '').slice(0, longestHeader).toLowerCase().split(',')
  const wanted = parts.map((part, at) => {
    const [tag = '', weight] = part.split(';')
    const q = weight?.trim().replace(/^q=/, '')
    return { language: tag.trim().split('-')[0], weight: q === undefined ? 1 : Number(q) || 0, at }
  })
  const [best] = wanted
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
  return isLanguage(best?.language) ? best.language : 'en'
}
