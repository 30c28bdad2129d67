import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { answerOf, mealOf, type AnswerState, type ListedGuest } from '#guests/guests/web/rows.ts'

/** A guest as a form has it: its texts by their names, 'part 3' its answer for a part, and 'meal 3' its meal there. */
export type TypedGuest = Readonly<Record<string, string>>

export const guestTexts = [
  'firstName',
  'lastName',
  'age',
  'dietary',
  'role',
  'access',
  'table',
  'privateNotes',
] as const
export type GuestText = (typeof guestTexts)[number]

export const answerField = (partId: number): string => `part ${partId}`
export const mealField = (partId: number): string => `meal ${partId}`
export const stateOf = (guest: TypedGuest, partId: number) => (guest[answerField(partId)] ?? 'none') as AnswerState

/** The part that a field is about. */
export const partIdIn = (field: string): number | undefined => {
  const [, id] = /^(?:part|meal) (\d+)$/.exec(field) ?? []
  return id === undefined ? undefined : Number(id)
}

export const typedGuest = (guest: ListedGuest, parts: readonly Part[]): TypedGuest =>
  Object.fromEntries([
    ...guestTexts.map((field) => [field, guest[field] ?? ''] as const),
    ...parts.flatMap(({ id }) => [
      [answerField(id), answerOf(guest, id)] as const,
      [mealField(id), mealOf(guest, id) ?? ''] as const,
    ]),
  ])

/** Who is added is invited to the parts for all guests. */
export const newGuest = (parts: readonly Part[], lastName = ''): TypedGuest => ({
  ...Object.fromEntries(guestTexts.map((field) => [field, ''])),
  ...Object.fromEntries(
    parts.flatMap(({ id, invitesAll }) => [
      [answerField(id), invitesAll ? 'open' : 'none'],
      [mealField(id), ''],
    ]),
  ),
  age: 'adult',
  lastName,
})

const typedTexts = guestTexts.filter((field) => field !== 'age' && field !== 'lastName')

/** Whether nothing was typed; the last name of the guest before is only proposed. */
export const isBlank = (guest: TypedGuest, before: TypedGuest | undefined): boolean =>
  typedTexts.every((field) => !guest[field]) && (!guest['lastName'] || guest['lastName'] === before?.['lastName'])

/** The first name that was begun in a line that was empty when the others were sent. */
export const begunSince = (sent: readonly TypedGuest[], now: readonly TypedGuest[]): string | undefined =>
  now.length === sent.length && !sent.at(-1)?.['firstName'] ? now.at(-1)?.['firstName'] : undefined

const answerIn = (state: AnswerState) => (state === 'none' ? undefined : state === 'open' ? null : state === 'yes')

/** What the given fields of a guest say about the parts, for the call. With what was seen, an answer goes with it. */
export function answersIn(
  guest: TypedGuest,
  changed: readonly string[],
  parts: readonly Part[],
  seen?: TypedGuest,
): Record<string, unknown>[] {
  return parts.flatMap(({ id }) => {
    const [isAnswer, isMeal] = [changed.includes(answerField(id)), changed.includes(mealField(id))]
    const attending = answerIn(stateOf(guest, id))
    const eats = isMeal && attending !== undefined && attending !== false
    if (!isAnswer && !eats) return []
    const before = seen && answerIn(stateOf(seen, id))
    return [
      {
        partId: id,
        ...(attending === undefined && { invited: false }),
        ...(isAnswer && attending !== undefined && { attending }),
        ...(eats && { meal: guest[mealField(id)] || null }),
        ...(seen && {
          previous: before === undefined ? null : { attending: before, meal: seen[mealField(id)] || null },
        }),
      },
    ]
  })
}
