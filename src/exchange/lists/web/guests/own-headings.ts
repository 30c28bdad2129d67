import { guestHeads } from '#guests/guests/web/public/guest-table.ts'

const byHead = new Map<string, string>(Object.entries(guestHeads).map(([field, head]) => [head, field]))

/** What a column is that the export of a guest list has written. */
export function ownField(heading: string): string | undefined {
  const [, part, kind] = /^(.+): (Answer|Meal)$/.exec(heading) ?? []
  return part ? `${kind === 'Answer' ? 'answer' : 'meal'}:${part}` : byHead.get(heading)
}

/** Whether the headings are those of an export, whose cells are taken by the letter. */
export const isOwnList = (headings: readonly string[]): boolean =>
  Object.values(guestHeads).every((head) => headings.includes(head))
