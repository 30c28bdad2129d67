import { folded, type ListedEnvelope, type ListedPerson } from '#exchange/lists/server/guests/listed-envelopes.ts'
import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { guestName } from '#guests/guests/contract/envelope-name.ts'

type Named = Parameters<typeof guestName>[0]

/** Only who has both names can be told from others. */
const wholeName = (one: Named) => (one.firstName && one.lastName ? folded(guestName(one)) : '')

/** Finds people of a list who are in another envelope than the list says: nobody else in the list or the wedding has that name. */
export function movedPeople(listed: readonly ListedEnvelope[], stored: readonly PlannersEnvelope[]) {
  const all = stored.flatMap((envelope) => envelope.guests.map((guest) => ({ name: wholeName(guest), envelope })))
  const here = Map.groupBy(all, ({ name }) => name)
  const inList = Map.groupBy(
    listed.flatMap(({ people }) => people.map(wholeName)),
    (name) => name,
  )
  return (one: ListedEnvelope, before: PlannersEnvelope): Map<ListedPerson, PlannersEnvelope> => {
    const moved = new Map<ListedPerson, PlannersEnvelope>()
    for (const person of one.people) {
      const name = wholeName(person)
      const [found, ...others] = here.get(name) ?? []
      const isOne = name !== '' && others.length === 0 && inList.get(name)?.length === 1
      if (found && isOne && found.envelope !== before) moved.set(person, found.envelope)
    }
    return moved
  }
}
