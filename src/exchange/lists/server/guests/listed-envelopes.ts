import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { GuestRow, ListedPart } from '#exchange/lists/contract/guest-rows.ts'
import { envelopeName } from '#guests/guests/contract/envelope-name.ts'
import { foldedWords } from '#platform/contract/folded.ts'
import { limits } from '#platform/contract/limits.ts'

/** For comparing; nothing is like an empty text. */
export const folded = (text: string | null | undefined): string => foldedWords(text ?? '')

const personFields = ['firstName', 'lastName', 'age', 'role', 'dietary', 'access', 'table', 'privateNotes'] as const
const envelopeFields = ['email', 'phone', 'address', 'language', 'side', 'list'] as const

export type ListedPerson = Partial<Pick<GuestRow, (typeof personFields)[number]>> & {
  /** Of the list, beginning with 0. */
  row: number
  parts: ReadonlyMap<string, ListedPart>
}
export type ListedEnvelope = Partial<Pick<GuestRow, (typeof envelopeFields)[number]>> & {
  name: string
  tags: string[]
  privateNotes: string
  /** The numbers of its rows. */
  rows: number[]
  people: ListedPerson[]
  /** Seats without a name. */
  seats: ListedPerson[]
}

/** The fields of these names that have a value. */
const filled = <Values extends object, Name extends keyof Values>(values: Values, names: readonly Name[]) =>
  Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : []))) as Partial<
    Pick<Values, Name>
  >

const joined = (texts: readonly (string | null | undefined)[]) =>
  [...new Set(texts.filter(Boolean))].join('\n').slice(0, limits.paragraph)

const personOf = (row: number, cells: GuestRow): ListedPerson => ({
  ...filled(cells, personFields),
  row,
  parts: cells.parts,
})

/** The rows of each group as one envelope: it has the first of what its rows say, and all tags. */
export function listedEnvelopes(read: readonly { row: number; cells: GuestRow }[]): ListedEnvelope[] {
  return [...Map.groupBy(read, ({ cells }) => cells.group).values()].map((own) => {
    const isNamed = ({ cells }: (typeof own)[0]) => guestName(cells) !== ''
    const people = own.filter(isNamed).map(({ row, cells }) => personOf(row, cells))
    const seats = own.filter((one) => !isNamed(one) && one.cells.seat).map(({ row, cells }) => personOf(row, cells))
    const loose = own.filter((one) => !isNamed(one) && !one.cells.seat).map(({ cells }) => cells.privateNotes)
    const notes = joined([...own.map(({ cells }) => cells.envelopeNotes), ...loose])
    return {
      ...Object.assign({}, ...own.toReversed().map(({ cells }) => filled(cells, envelopeFields))),
      name: own.map(({ cells }) => cells.envelope).find(Boolean) || envelopeName(people),
      tags: [...new Set(own.flatMap(({ cells }) => cells.tags ?? []))],
      privateNotes: notes,
      rows: own.map(({ row }) => row),
      people,
      seats,
    }
  })
}
