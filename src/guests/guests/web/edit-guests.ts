import * as calls from '#guests/guests/contract/calls.ts'
import type { Pasted, SeveralChange } from '#guests/guests/contract/endpoints.ts'
import { withChange, type CellChange, type Column } from '#guests/guests/web/columns.ts'
import type { GuestRow, ListedEnvelope, ListedGuest } from '#guests/guests/web/rows.ts'
import { changeInOrder } from '#platform/web/calls/change-in-order.ts'
import { change } from '#platform/web/calls/change.ts'
import type { Cached } from '#platform/web/calls/pending-edits.ts'
import { t } from '#platform/web/locale/t.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

type Undo = (batch: number) => void

const failure = () => t('Failed to save. Please try again.')

const editing = (row: GuestRow, edit: CellChange) => (cached: Cached) =>
  cached.edit(
    calls.list,
    (now) =>
      (now as ListedEnvelope[]).map((envelope) =>
        envelope.id === row.envelope.id ? withChange(envelope, row.guest?.id, edit) : envelope,
      ) as typeof now,
    { params: { id: row.envelope.clientId } },
  )

/** Writes one cell, with the value that was seen in it, which an earlier write of the same row may have yet to store. */
export function saveCell(row: GuestRow, column: Column, value: string): void {
  if (value === column.value(row)) return
  const edit = column.write(value, row)
  const options = { meanwhile: editing(row, edit), failure: failure() }
  if (edit.envelope) {
    const previous = seen(row.envelope, edit.envelope)
    const input = { params: { id: row.envelope.id }, body: { ...edit.envelope, previous } }
    changeInOrder(`envelope ${row.envelope.id}`, calls.update, input, options).catch(() => {})
  } else if (row.guest) {
    const body = edit.guest
      ? { ...edit.guest, previous: seen(row.guest, edit.guest) }
      : { answers: edit.answer ? [{ ...edit.answer, previous: seenAnswer(row.guest, edit.answer.partId) }] : [] }
    changeInOrder(`guest ${row.guest.id}`, calls.updateGuest, { params: { id: row.guest.id }, body }, options).catch(
      () => {},
    )
  }
}

export const seenAnswer = ({ answers }: Pick<ListedGuest, 'answers'>, partId: number) => {
  const found = answers.find((answer) => answer.partId === partId)
  return found ? { attending: found.attending, meal: found.meal } : null
}

export const seen = (now: object, fields: object) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, (now as Record<string, unknown>)[name]]))

/** Changes several guests; a planner may undo it. */
export async function changeGuests(
  clientId: number,
  { guestIds, ...fields }: SeveralChange,
  undo: Undo | undefined,
): Promise<boolean> {
  const input = { params: { id: clientId }, body: { guestIds, ...fields } }
  return told(change(calls.changeSeveral, input, { failure: failure() }), undo, (count) =>
    t('{count, plural, one {# guest was changed.} other {# guests were changed.}}', { count }),
  )
}

export async function removeGuests(clientId: number, guestIds: number[], undo: Undo | undefined): Promise<boolean> {
  const input = { params: { id: clientId }, body: { guestIds } }
  return told(change(calls.removeSeveral, input, { failure: failure() }), undo, (count) =>
    t('{count, plural, one {# guest was removed.} other {# guests were removed.}}', { count }),
  )
}

/** Writes what was pasted, all of it or nothing. */
export async function pasteGuests(clientId: number, body: Pasted, undo: Undo | undefined): Promise<boolean> {
  return told(change(calls.paste, { params: { id: clientId }, body }, { failure: failure() }), undo, (count) =>
    t('{count, plural, one {# guest or envelope was written.} other {# guests and envelopes were written.}}', {
      count,
    }),
  )
}

async function told(
  sent: Promise<{ batch: number | null; changed: number }>,
  undo: Undo | undefined,
  words: (count: number) => string,
): Promise<boolean> {
  try {
    const { batch, changed } = await sent
    toast({
      title: t('Guest list updated'),
      text: words(changed),
      ...(undo && batch !== null && { action: { label: t('Undo'), onSelect: () => undo(batch) } }),
    })
    return true
  } catch {
    return false
  }
}
