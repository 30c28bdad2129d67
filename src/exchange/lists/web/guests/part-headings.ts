/** What a column with answers or meals is about: its kind, 'part' where the heading only names a part of the wedding, and that part, '' for the wedding itself. */
export type PartHeading = { kind: 'answer' | 'invited' | 'meal' | 'part'; part: string }

/** The part that answers are for where a list and a wedding name none. */
export const usualPart = 'Wedding'

const answer =
  "rsvp(?:'d)?(?:[- ]?(?:status|response|answer|reply))?|(?:is |are )?attending\\??|attendance(?: status)?|attends|will attend|respon(?:se|ded)(?: status)?|reply|repl(?:y|ied)(?: status)?|coming\\??|status|confirmed\\??|answer|acceptance|accepted|antwort|zusage|zugesagt|rückmeldung|teilnahme|anwesend|réponse|présence|présent|participation|confirmation|respuesta|asistencia|asiste|confirmación|confirmado|conferma|出欠|出席|ご?出欠"
const invited =
  'invited(?: to)?\\??|invitation to|eingeladen(?: zu[mr]?)?|invitée? (?:à|au|aux)(?: la)?|invitad[oa] a(?:l)?(?: la)?'
const meal =
  'meals?(?: (?:choice|selection|option|preference))?s?|menus?(?: (?:choice|selection))?|entr[ée]es?(?: (?:choice|selection))?|food(?: choice)?|main(?: course| dish)?|dish|choice of (?:meal|entr[ée]e)|essen|menü(?:wahl)?|hauptgang|gericht|menüauswahl|repas|plats?|menus?|choix (?:du |de )?(?:menu|repas|plat)|menú|comida|plato|elección de menú|料理|メニュー'

/** Parts of a wedding as lists name them. */
const part =
  "(?:wedding )?ceremony|(?:wedding )?reception|(?:wedding )?dinner|(?:wedding )?breakfast|brunch|(?:farewell|morning[- ]after|sunday|post-wedding|day[- ]after) (?:brunch|breakfast|lunch)|rehearsal(?: dinner)?|welcome (?:dinner|drinks?|party|reception|cocktails?)|cocktails?(?: hour| party)?|(?:after|evening|day|bridal|engagement|pool) ?-?party|after-?party|party|evening(?: reception| do| guests?)?|day(?: guests?)?|lunch|bachelor(?:ette)?(?: party)?|(?:bridal )?shower|sangeet|mehe?ndi|haldi|baraat|nikkah|walima|tea ceremony|henna(?: night)?|wedding(?: day)?|trauung|standesamt|kirche|sektempfang|empfang|feier|hochzeitsfeier|abendessen|polterabend|hochzeit|cérémonie|mairie|église|vin d['’]honneur|cocktail|dîner|soirée|mariage|ceremonia|iglesia|cóctel|banquete|cena|fiesta|boda|挙式|披露宴|二次会"

const only = (words: string) => new RegExp(`^(?:${words})$`, 'i')
const within = (words: string) =>
  new RegExp(
    `^(?:(?:${words})(?<sign> ?[:–—(/-]| (?:for|to|at|zu[mr]?|für|à|au|pour|a|al|para)(?: the| la| le| der| die| el)?)? (?<behind>.+?)\\)?|(?<before>.+?)(?<mark> ?[:–—(-])? \\(?(?:${words})\\)?)$`,
    'i',
  )

const knownPart = only(part)
const patterns = [
  { kind: 'meal', alone: only(meal), within: within(meal) },
  { kind: 'invited', alone: only(invited), within: within(invited) },
  { kind: 'answer', alone: only(answer), within: within(answer) },
] as const

/** The words of a heading as a title: 'BRUNCH' and 'brunch' are 'Brunch'. */
const inTitle = (words: string) =>
  words === words.toLowerCase() || words === words.toUpperCase()
    ? words.toLowerCase().replaceAll(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : words

/** What a heading says of answers and meals; parts are known by common names, or because the wedding has them. */
export function partHeading(heading: string, partsOfWedding: readonly string[]): PartHeading | undefined {
  const text = heading
    .replaceAll(/[\s_*]+/g, ' ')
    .replace(/:$/, '')
    .trim()
  const known = (words: string) => partsOfWedding.find((one) => one.toLowerCase() === words.toLowerCase())
  for (const pattern of patterns) {
    if (pattern.alone.test(text)) return { kind: pattern.kind, part: '' }
    const { behind, before, sign, mark } = pattern.within.exec(text)?.groups ?? {}
    const words = (behind ?? before ?? '').replaceAll(/^(?:the|la|le|der|die|das|el)\s|^\W+|[^\p{L}\p{N})]+$/giu, '')
    if (words && (known(words) ?? (knownPart.test(words) || sign || mark)))
      return { kind: pattern.kind, part: known(words) ?? inTitle(words) }
  }
  const found = known(text) ?? (knownPart.test(text) ? inTitle(text) : undefined)
  return found ? { kind: 'part', part: found } : undefined
}
