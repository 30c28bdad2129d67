import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { guestName } from '#guests/guests/contract/envelope-name.ts'
import { folded, type ListedEnvelope } from '#exchange/lists/server/guests/listed-envelopes.ts'

const countBy = <Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> => {
  const found = Map.groupBy(items, key)
  found.delete('')
  return found
}

const mailOf = ({ email }: { email?: string | null | undefined }) => (email ?? '').toLowerCase()

/** How much a listed envelope is like a stored one; 0 if it is another. */
function likeness(listed: ListedEnvelope, stored: PlannersEnvelope, isOnlyMail: boolean): number {
  const names = listed.people.map((one) => folded(guestName(one)))
  const left = stored.guests.map((one) => folded(guestName(one)))
  const shared = names.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
  const [here, there] = [folded(listed.address), folded(stored.address)]
  const isElsewhere = here !== '' && there !== '' && here !== there
  const isSameMail = mailOf(listed) !== '' && mailOf(listed) === mailOf(stored)
  const isSameName = folded(listed.name) === folded(stored.name)
  const isAll = shared === names.length && shared === stored.guests.length
  const hasNobody = names.length === 0 || stored.guests.length === 0
  const isSame = isSameMail
    ? shared > 0 || isSameName || isOnlyMail
    : !isElsewhere && ((isSameName && (shared > 0 || hasNobody)) || (shared > 0 && shared === names.length))
  if (!isSame) return 0
  return 1 + shared + (isSameMail ? 8 : 0) + (isAll ? 4 : 0) + (isSameName ? 2 : 0) + (here && here === there ? 2 : 0)
}

/** Finds for each listed envelope the stored one that it is, if there is one; none is found twice. */
export function sameEnvelopes(
  listed: readonly ListedEnvelope[],
  stored: readonly PlannersEnvelope[],
): Map<ListedEnvelope, PlannersEnvelope> {
  const byMail = countBy(stored, mailOf)
  const listedByMail = countBy(listed, mailOf)
  const byName = countBy(stored, ({ name }) => folded(name))
  const byPerson = countBy(
    stored.flatMap((envelope) => envelope.guests.map((guest) => ({ name: folded(guestName(guest)), envelope }))),
    ({ name }) => name,
  )
  const pairs = listed.flatMap((one) => {
    const ofPeople = one.people.flatMap((person) => byPerson.get(folded(guestName(person))) ?? [])
    const possible = new Set([
      ...(byMail.get(mailOf(one)) ?? []),
      ...(byName.get(folded(one.name)) ?? []),
      ...ofPeople.map(({ envelope }) => envelope),
    ])
    const isOnlyMail = byMail.get(mailOf(one))?.length === 1 && listedByMail.get(mailOf(one))?.length === 1
    return [...possible].map((other) => ({ one, other, like: likeness(one, other, isOnlyMail) }))
  })
  const found = new Map<ListedEnvelope, PlannersEnvelope>()
  const taken = new Set<PlannersEnvelope>()
  for (const { one, other } of pairs.filter(({ like }) => like > 0).toSorted((a, b) => b.like - a.like))
    if (!found.has(one) && !taken.has(other)) {
      found.set(one, other)
      taken.add(other)
    }
  return found
}
