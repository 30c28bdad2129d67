import type { ListOutcome } from '#exchange/lists/contract/endpoints.ts'
import type { Becoming, DuplicateWay } from '#exchange/lists/contract/list-choices.ts'
import type { GuestRow } from '#exchange/lists/contract/guest-rows.ts'
import {
  listedEnvelopes,
  type ListedEnvelope,
  type ListedPerson,
} from '#exchange/lists/server/guests/listed-envelopes.ts'
import { listedParts, type ListedParts } from '#exchange/lists/server/guests/listed-parts.ts'
import { mergedEnvelope, type Merged } from '#exchange/lists/server/guests/merged-envelope.ts'
import { movedPeople } from '#exchange/lists/server/guests/moved-people.ts'
import { sameEnvelopes } from '#exchange/lists/server/guests/same-envelopes.ts'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { guestName } from '#guests/guests/contract/envelope-name.ts'
import { mostEnvelopes, mostGuests, mostInEnvelope, mostTags } from '#guests/guests/contract/guest-choices.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'

export type GuestPlan = {
  parts: ListedParts
  added: ListedEnvelope[]
  merged: { stored: PlannersEnvelope; merge: Merged }[]
  problems: ListOutcome['problems']
  duplicates: ListOutcome['duplicates']
  notes: NonNullable<ListOutcome['notes']>
  rows: NonNullable<ListOutcome['rows']>
}

const sizeOf = ({ guests, seats }: PlannersEnvelope) => guests.length + seats.length

/** Leaves what is there as it is; new people are still added to it. */
const untouched = (merge: Merged): Merged => ({ ...merge, values: {}, changes: [], kept: [] })

function tagsLeftOut(row: number, tags: readonly string[], t: Translate): GuestPlan['notes'] {
  if (tags.length === 0) return []
  const values = { tags: tags.map((tag) => `“${tag}”`).join(', '), most: mostTags }
  return [{ row, message: t('An envelope has at most {most} tags. Left out: {tags}.', values) }]
}

/** What each row of an envelope that is there becomes. */
function becomingOf(listed: ListedEnvelope, merge: Merged, way: DuplicateWay): [row: number, becomes: Becoming][] {
  const added = new Set([...merge.added, ...merge.addedSeats].map(({ row }) => row))
  const changed = new Set(merge.changes.map(({ row }) => row))
  const isChanged = Object.keys(merge.values).length > 0
  return listed.rows.map((row, at) => {
    if (added.has(row)) return [row, 'added']
    if (!changed.has(row) && !(isChanged && at === 0)) return [row, 'there']
    return [row, way === 'skip' ? 'skipped' : 'merged']
  })
}

/** What a list of guests adds to a wedding and changes in it. */
export function planGuests(
  read: readonly { row: number; cells: GuestRow }[],
  stored: readonly PlannersEnvelope[],
  storedParts: readonly Part[],
  way: DuplicateWay,
  t: Translate,
): GuestPlan {
  const parts = listedParts(read, storedParts, t)
  const listed = listedEnvelopes(read)
  const same = way === 'add' ? new Map<ListedEnvelope, PlannersEnvelope>() : sameEnvelopes(listed, stored)
  const plan: GuestPlan = {
    parts,
    added: [],
    merged: [],
    problems: [...parts.problems],
    duplicates: [],
    notes: [],
    rows: [],
  }
  const findMoved = movedPeople(listed, stored)
  let size = stored.reduce((sum, envelope) => sum + sizeOf(envelope), 0)
  for (const one of listed) {
    const [first = 0] = one.rows
    const refuse = (field: string, message: string) => plan.problems.push({ row: first, field, message })
    const before = same.get(one)
    const moved = before ? findMoved(one, before) : new Map<ListedPerson, PlannersEnvelope>()
    const people = one.people.filter((person) => !moved.has(person))
    const merge = before && mergedEnvelope({ ...one, people }, before, parts.idOf, t)
    const { added, addedSeats } = merge ?? { added: one.people, addedSeats: one.seats }
    const more = added.length + addedSeats.length
    if (!one.name) refuse('envelope', t('Please enter a name.'))
    if (more > 0 && more + (before ? sizeOf(before) : 0) > mostInEnvelope)
      refuse('group', t('An envelope has at most fifty guests.'))
    if (size <= mostGuests && size + more > mostGuests) refuse('group', t('A wedding has at most 4,000 guests.'))
    size += more
    if (!before || !merge) {
      if (stored.length + plan.added.length === mostEnvelopes) refuse('group', t('A wedding has at most 4,000 guests.'))
      plan.added.push({ ...one, tags: one.tags.slice(0, mostTags) })
      plan.notes.push(...tagsLeftOut(first, one.tags.slice(mostTags), t))
      plan.rows.push(...one.rows.map((row) => ({ row, becomes: 'added' as const })))
      continue
    }
    const all = becomingOf(one, merge, way)
    plan.rows.push(...all.map(([row, becomes]) => ({ row, becomes })))
    if (way !== 'skip') plan.notes.push(...tagsLeftOut(first, merge.tagsLeftOut, t))
    plan.merged.push({ stored: before, merge: way === 'skip' ? untouched(merge) : merge })
    plan.duplicates.push(
      { row: first, message: t('There is already an envelope “{name}”.', { name: before.name }) },
      ...merge.kept,
    )
    for (const [person, { name }] of moved)
      plan.duplicates.push({
        row: person.row,
        message: t('“{guest}” is already in the envelope “{name}”.', { guest: guestName(person), name }),
      })
  }
  plan.rows.sort((one, other) => one.row - other.row)
  return plan
}
