import { sideWords } from '#guests/guests/contract/side-words.ts'
import type { Column } from '#guests/guests/web/columns.ts'
import { ageOf } from '#guests/guests/web/public/age-words.ts'
import { answerOf } from '#guests/guests/web/public/answer-words.ts'
import { languageNamed } from '#guests/guests/web/public/language-named.ts'
import { foldedWords } from '#platform/contract/folded.ts'
import { sideNamed } from '#guests/guests/web/public/side-named.ts'

const answerStates = { yes: 'yes', no: 'no', invited: 'open', uninvited: 'none' } as const

/** What may be left empty by being pasted over. */
const mayBeEmpty = ({ id, options }: Column) =>
  options ? options.some(([value]) => value === '') : id !== 'envelope-name'

/** The sides by the names of the partners, as the import of lists reads them. */
function sideIn(cell: string, options: NonNullable<Column['options']>): string | undefined {
  const labels = new Map(options)
  const sides = sideWords({ partnerOneName: labels.get('one') ?? '', partnerTwoName: labels.get('two') ?? null })
  const side = sideNamed(cell, sides)
  return side && labels.has(side) ? side : undefined
}

/** What words for a side mean, such as 'bride', which does not say which of the two that is. */
export type SideAnswers = Readonly<Record<string, string>>

/** The value of a pasted cell for its column: null leaves the cell as it is, undefined is what cannot be read. */
export function readCell(column: Column, cell: string, answers: SideAnswers = {}): string | null | undefined {
  const { id, options, isLong, maxLength = Infinity } = column
  if (!cell) return mayBeEmpty(column) ? '' : null
  if (!options) {
    const text = isLong ? cell : cell.replace(/\s*\n\s*/g, ' ')
    if (id === 'envelope-email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return undefined
    return text.length > maxLength ? undefined : text
  }
  const isSame = (one: string) => one.toLowerCase() === cell.toLowerCase()
  const found = options.find(([value, label]) => isSame(label) || isSame(value))
  if (found) return found[0]
  if (id === 'age') return ageOf(cell)
  if (id === 'language') return languageNamed(cell)
  if (id === 'side') return sideIn(cell, options) ?? answers[foldedWords(cell)]
  const answer = id.startsWith('part-') ? answerOf(cell) : undefined
  return answer && answerStates[answer]
}
