import type { Pasted } from '#guests/guests/contract/endpoints.ts'
import { isWritable, type CellChange, type Column } from '#guests/guests/web/columns.ts'
import { seen, seenAnswer } from '#guests/guests/web/edit-guests.ts'
import { readCell, type SideAnswers } from '#guests/guests/web/paste/read-cell.ts'
import type { GuestRow, ListedEnvelope, ListedGuest } from '#guests/guests/web/rows.ts'

/** A cell that cannot be read, by its row in the pasted block. */
export type Unread = {
  row: number
  column: string
  cell: string
  /** What it can mean, where that is asked. */ means?: Column['options']
}
export type ReadPaste = { body: Pasted; unread: Unread[] }

type Fields = Record<string, unknown>
type Answers = Map<number, NonNullable<CellChange['answer']>>
type Written = { envelope: Fields; guest: Fields; answers: Answers }

function write(into: Written, { envelope, guest, answer }: CellChange): void {
  Object.assign(into.envelope, envelope)
  Object.assign(into.guest, guest)
  if (answer) into.answers.set(answer.partId, { ...into.answers.get(answer.partId), ...answer })
}

const emptyGuest = { firstName: null, lastName: null, answers: [] as ListedGuest['answers'] }
const emptyRow = {
  key: '',
  envelope: { tags: [] as string[] },
  guest: emptyGuest,
  isFirst: true,
} as unknown as GuestRow

/** What a block of cells writes from a place of the list on. Rows beyond its end become envelopes. */
export function readPaste(
  block: readonly (readonly string[])[],
  rows: readonly GuestRow[],
  columns: readonly Column[],
  place: { row: number; column: number },
  answers: SideAnswers = {},
): ReadPaste {
  const envelopes = new Map<ListedEnvelope, Fields>()
  const guests: Pasted['guests'] = []
  const added: { envelope: Fields; guests: Fields[] }[] = []
  const unread: Unread[] = []
  for (const [at, cells] of block.entries()) {
    const row = rows[place.row + at]
    const written: Written = { envelope: {}, guest: {}, answers: new Map() }
    for (const [across, cell] of cells.entries()) {
      const column = columns[place.column + across]
      const means = column?.id === 'side' ? column.options : undefined
      const wrong = { row: at + 1, column: column?.label ?? '', cell, ...(means && { means }) }
      if (!column) {
        if (cell) unread.push(wrong)
        continue
      }
      const value = readCell(column, cell, answers)
      if (value === undefined) unread.push(wrong)
      else if (value === null || value === column.value(row ?? emptyRow)) continue
      else if (!row || isWritable(column, row)) write(written, column.write(value, row ?? emptyRow))
      else if (value) unread.push(wrong)
    }
    if (row) {
      const fields = { ...envelopes.get(row.envelope), ...written.envelope }
      if (Object.keys(fields).length > 0) envelopes.set(row.envelope, fields)
      if (row.guest) guests.push(...changedGuest(row.guest, written))
    } else if (!addTo(added, written)) unread.push({ row: at + 1, column: '', cell: '' })
  }
  return {
    body: {
      envelopes: [...envelopes].map(([envelope, fields]) => ({
        id: envelope.id,
        ...fields,
        previous: seen(envelope, fields),
      })),
      guests,
      added: added.map(({ envelope, guests: within }) => ({ ...envelope, guests: within })),
    },
    unread,
  }
}

function changedGuest(guest: ListedGuest, { guest: fields, answers }: Written): Pasted['guests'] {
  if (Object.keys(fields).length + answers.size === 0) return []
  const all = [...answers.values()].map((answer) => ({ ...answer, previous: seenAnswer(guest, answer.partId) }))
  return [{ id: guest.id, ...fields, previous: seen(guest, fields), ...(all.length > 0 && { answers: all }) }]
}

/** A row that names the envelope before it, or none but a guest, belongs to it. Returns whether the row names somebody. */
function addTo(added: { envelope: Fields; guests: Fields[] }[], { envelope, guest, answers }: Written): boolean {
  const isPerson = Boolean(guest['firstName'] ?? guest['lastName'])
  const person = isPerson ? [{ ...guest, ...(answers.size > 0 && { answers: [...answers.values()] }) }] : []
  const before = added.at(-1)
  if (before && isPerson && envelope['name'] && before.envelope['name'] === envelope['name'])
    before.guests.push(...person)
  else if (isPerson || envelope['name']) added.push({ envelope, guests: person })
  else return false
  return true
}
