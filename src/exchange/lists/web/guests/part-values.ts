import { t } from '#platform/web/locale/t.ts'
import { answerOf, type Answer } from '#guests/guests/web/public/answer-words.ts'
import { foldedWords } from '#platform/contract/folded.ts'
import { firstOf, type Entry, type Values } from '#exchange/lists/web/guests/entry.ts'

type Say = (message: string) => void
/** The cells of each person and seat of a row, people first. */
type Cells = Record<string, string>[]

const several = /\s*(?:[,;/&\n]|\s(?:and|und|et|y)\s)\s*/

/** A value for everybody of a row: one for each, or the same for all. */
function forEach(cell: string, count: number): string[] | undefined {
  if (count === 1) return [cell]
  const parts = cell.split(several).filter(Boolean)
  const counts = parts.map((part) => /^(\d{1,2}) ?x? (.+)$/i.exec(part))
  if (counts.every(Boolean)) {
    const all = counts.flatMap((one) => Array.from({ length: Number(one![1]) }, () => one![2]!))
    return all.length === count ? all : undefined
  }
  return parts.length === count ? parts : undefined
}

export type Parts = {
  /** Those with answers or invitations, in the order of the columns. */
  answered: readonly string[]
  /** Those whose empty cells mean that nobody is invited. */
  saysUninvited: ReadonlySet<string>
}

export function partsIn(fields: readonly string[], rows: readonly Values[]): Parts {
  const answered = [...new Set(fields.flatMap((field) => /^(?:answer|invited):(.+)$/.exec(field)?.[1] ?? []))]
  const saysUninvited = answered.filter((part) => {
    const answers = new Set(rows.map((values) => answerOf(firstOf(values, `answer:${part}`))))
    return fields.includes(`invited:${part}`) || answers.has('invited') || answers.has('uninvited')
  })
  return { answered, saysUninvited: new Set(saysUninvited) }
}

/** The answers of everybody in a row for one part; nothing for who is not invited. */
function answersFor(part: string, { values }: Entry, count: number, parts: Parts, say: Say): (Answer | undefined)[] {
  const all = (answer: Answer | undefined) => Array.from({ length: count }, () => answer)
  const invited = firstOf(values, `invited:${part}`)
  const cell = firstOf(values, `answer:${part}`)
  if (invited) {
    const said = answerOf(invited)
    if (said === 'no' || said === 'uninvited' || invited === '0') return all(undefined)
    if (!cell) return all('invited')
  }
  if (!cell) {
    const isOnly = parts.answered.length === 1 && !parts.saysUninvited.has(part)
    const isSilent = parts.answered.every((one) => !values.has(`answer:${one}`) && !values.has(`invited:${one}`))
    return all(isOnly || (isSilent && !parts.saysUninvited.has(part)) ? 'invited' : undefined)
  }
  if (/^\d{1,2}$/.test(cell)) {
    const coming = Number(cell)
    if (coming === 0) return all('no')
    if (coming >= count) return all('yes')
    say(t('It is not said which {coming} of {count} people come to “{part}”.', { coming, count, part }))
    return all('invited')
  }
  const each = forEach(cell, count)?.map(answerOf)
  const answers = each?.every(Boolean) ? each : all(answerOf(cell))
  if (answers.includes(undefined)) say(t('“{cell}” is no answer for “{part}”.', { cell, part }))
  return answers.map((answer) => answer ?? 'invited')
}

export function addAnswers(cells: Cells, entry: Entry, parts: Parts, say: Say): void {
  for (const part of parts.answered)
    for (const [at, answer] of answersFor(part, entry, cells.length, parts, say).entries())
      if (answer && answer !== 'uninvited') cells[at]![`answer:${part}`] = answer
}

export function addMeals(cells: Cells, entry: Entry, say: Say): void {
  for (const [field, [meal = '']] of entry.values) {
    if (!field.startsWith('meal:')) continue
    const meals = forEach(meal, cells.length)
    // Of a guest and seats without a name, it is the guest's.
    if (!meals && entry.people.length === 1) {
      cells[0]![field] = meal
      continue
    }
    if (!meals) say(t('“{meal}” is taken as the meal of all {count}.', { meal, count: cells.length }))
    for (const [at, one] of cells.entries()) one[field] = meals?.[at] ?? meal
  }
}

/** Puts a text to the one in the row whom it names, or to the first, and says so. */
export function addPersonal(cells: Cells, entry: Entry, field: string, text: string, say: Say): void {
  const named = entry.people.findIndex(
    ({ firstName }) => firstName && foldedWords(text).split(' ').includes(foldedWords(firstName)),
  )
  const one = cells[Math.max(named, 0)]
  if (!one) return
  if (entry.people.length > 1 && named < 0)
    say(t('It is not said whose “{text}” is, so it stands with the first one.', { text }))
  one[field] = one[field] ? `${one[field]}; ${text}` : text
}
