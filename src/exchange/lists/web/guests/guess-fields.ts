import { title } from '#exchange/lists/web/guests/names/name-words.ts'
import { adultWord, childWord, infantWord } from '#guests/guests/web/public/age-words.ts'
import { answerOf, isNothing } from '#guests/guests/web/public/answer-words.ts'

type Look = (cell: string) => boolean

const matches =
  (pattern: RegExp): Look =>
  (cell) =>
    pattern.test(cell)

const looks = {
  email: matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/),
  phone: matches(/^\+?[\d\s()./-]{7,}$/),
  /** What tells groups apart without naming them: '12', 'A', 'G3'. */
  code: matches(/^(?:[a-z]{0,2}[- ]?\d+|[a-z])$/i),
  number: matches(/^[+-]?\d+([.,]0+)?$/),
  title: matches(title),
  age: (cell) => [childWord, adultWord, infantWord].some((word) => word.test(cell)) || /^\d{1,3}$/.test(cell),
  answer: (cell) => answerOf(cell) !== undefined || /^\d{1,2}$/.test(cell),
  list: matches(/^(?:(?:list|liste|lista)? ?[abc12]|[abc] ?[- ]?list)$/i),
  side: matches(
    /^(?:(?:the )?(?:bride|groom|both|partner|couple)s?(?:['’]s)?(?: ?[12])?(?: side| family| friends?)?|braut|bräutigam|beide|mariée?|mariés|les deux|novi[oa]|ambos)$/i,
  ),
  wholeName: matches(/^(?!.*\d)\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+)?$/u),
  name: matches(/^(?!.*\d)[\p{Lu}\p{Lo}][\p{L}'’.&+,()/ -]{1,80}$/u),
} satisfies Record<string, Look>
export type Looks = keyof typeof looks

/** How many of the filled cells look like that, between 0 and 1. */
export function shareOf(cells: readonly string[], look: Looks): number {
  const filled = cells.filter((cell) => cell !== '' && !isNothing(cell))
  return filled.length === 0 ? 0 : filled.filter((cell) => looks[look](cell)).length / filled.length
}

const most = 0.6

export const mostlyAre = (cells: readonly string[], look: Looks): boolean => shareOf(cells, look) >= most

/** Whether the values of a group name the people in their rows, as 'Smith family' does and 'College friends' does not. */
export function namesItsPeople(values: readonly string[], rowTexts: readonly string[]): boolean {
  const pairs = values
    .map((value, at) => ({ value: value.toLowerCase(), text: (rowTexts[at] ?? '').toLowerCase() }))
    .filter(({ value }) => value !== '')
  const naming = pairs.filter(({ value, text }) =>
    text.split(/[^\p{L}]+/u).some((word) => word.length > 2 && value.includes(word)),
  )
  return pairs.length > 0 && naming.length >= pairs.length / 2
}
