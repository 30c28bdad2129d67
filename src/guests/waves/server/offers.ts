import type { Envelope } from '#guests/guests/contract/endpoints.ts'
import type { Offer } from '#guests/waves/contract/endpoints.ts'

type Listed = Pick<Envelope, 'id' | 'name' | 'list' | 'isProposed' | 'guests' | 'seats'>

const everyone = ({ guests, seats }: Listed) => [...guests, ...seats]
const household = (envelope: Listed) => ({
  id: envelope.id,
  name: envelope.name,
  seats: everyone(envelope).length,
})

/** Everybody who is invited to something has declined all of it. */
export function hasDeclined(envelope: Listed): boolean {
  const answers = everyone(envelope).flatMap((guest) => guest.answers)
  return answers.length > 0 && answers.every(({ attending }) => attending === false)
}

/**
 * What to invite in place of whom: each envelope of the B list is offered once, in the order in which they were added, to
 * the first that declined and has seats enough.
 */
export function offersOf(envelopes: readonly Listed[], replaced: ReadonlySet<number>): Offer[] {
  const invited = envelopes.filter(({ isProposed }) => !isProposed)
  const byAge = (one: Listed, other: Listed) => one.id - other.id
  const waiting = invited
    .filter((one) => one.list === 'B' && everyone(one).length > 0 && !hasDeclined(one))
    .toSorted(byAge)
  const free = invited.filter((one) => one.list === 'A' && !replaced.has(one.id) && hasDeclined(one)).toSorted(byAge)
  const taken = new Set<number>()
  return free.flatMap((declined) => {
    const next = waiting.find((one) => !taken.has(one.id) && everyone(one).length <= everyone(declined).length)
    if (!next) return []
    taken.add(next.id)
    return [{ declined: household(declined), next: household(next) }]
  })
}
