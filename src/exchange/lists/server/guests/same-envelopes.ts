import type { PlannersEnvelope } from '#guests/guests/contract/endpoints.ts'
import { guestName } from '#guests/guests/contract/envelope-name.ts'
import { folded, type ListedEnvelope } from '#exchange/lists/server/guests/listed-envelopes.ts'

/** Of more envelopes that share a name, a person or a mail address, not each is compared with each. */
const mostCompared = 50

type Compared<Of> = { of: Of; name: string; people: string[]; mail: string; address: string; key: string }
type Listed = Compared<ListedEnvelope>
type Stored = Compared<PlannersEnvelope>

const mailOf = ({ email }: { email?: string | null | undefined }) => (email ?? '').toLowerCase()

function compared<Of extends ListedEnvelope | PlannersEnvelope>(of: Of): Compared<Of> {
  const people = ('people' in of ? of.people : of.guests).map((one) => folded(guestName(one)))
  const own = { name: folded(of.name), people, mail: mailOf(of), address: folded(of.address) }
  return { of, ...own, key: JSON.stringify({ ...own, people: people.toSorted() }) }
}

/** How much a listed envelope is like a stored one; 0 if it is another. */
function likeness(listed: Listed, stored: Stored, isOnlyMail: boolean): number {
  const [here, there] = [listed.address, stored.address]
  const isSameMail = listed.mail !== '' && listed.mail === stored.mail
  if (!isSameMail && here !== '' && there !== '' && here !== there) return 0
  const left = [...stored.people]
  const shared = listed.people.filter((name) => {
    const at = left.indexOf(name)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  }).length
  const isSameName = listed.name === stored.name
  const isWhole = shared === listed.people.length
  const isAll = isWhole && shared === stored.people.length
  const hasNobody = listed.people.length === 0 || stored.people.length === 0
  const isSame = isSameMail
    ? shared > 0 || isSameName || isOnlyMail
    : (isSameName && (shared > 0 || hasNobody)) || (shared > 0 && isWhole)
  if (!isSame) return 0
  return 1 + shared + (isSameMail ? 8 : 0) + (isAll ? 4 : 0) + (isSameName ? 2 : 0) + (here && here === there ? 2 : 0)
}

function countBy<Item>(items: readonly Item[], keys: (item: Item) => readonly string[]): Map<string, Item[]> {
  const found = new Map<string, Item[]>()
  for (const item of items)
    for (const key of new Set(keys(item))) {
      if (key === '') continue
      const others = found.get(key)
      if (others) others.push(item)
      else found.set(key, [item])
    }
  return found
}

/** Finds for each listed envelope the stored one that it is, if there is one; none is found twice. */
export function sameEnvelopes(
  listed: readonly ListedEnvelope[],
  stored: readonly PlannersEnvelope[],
): Map<ListedEnvelope, PlannersEnvelope> {
  const found = new Map<ListedEnvelope, PlannersEnvelope>()
  const taken = new Set<Stored>()
  const take = (one: Listed, other: Stored) => {
    if (found.has(one.of) || taken.has(other)) return
    found.set(one.of, other.of)
    taken.add(other)
  }
  const wanted = listed.map(compared)
  const there = stored.map(compared)

  // Nothing is more alike than what is the same.
  const byKey = Map.groupBy(there, ({ key }) => key)
  for (const [key, alike] of Map.groupBy(wanted, (one) => one.key))
    for (const [at, one] of alike.entries()) {
      const other = byKey.get(key)?.[at]
      if (other) take(one, other)
    }

  const listedByMail = countBy(wanted, ({ mail }) => [mail])
  const storedByMail = countBy(there, ({ mail }) => [mail])
  const left = there.filter((other) => !taken.has(other))
  const byMail = countBy(left, ({ mail }) => [mail])
  const byName = countBy(left, ({ name }) => [name])
  const byPerson = countBy(left, ({ people }) => people)
  const likeOf = (one: Listed, other: Stored) =>
    likeness(one, other, storedByMail.get(one.mail)?.length === 1 && listedByMail.get(one.mail)?.length === 1)
  const groupsOf = (one: Listed) =>
    [byMail.get(one.mail), byName.get(one.name), ...new Set(one.people.map((name) => byPerson.get(name)))].filter(
      (group) => group !== undefined,
    )
  const missing = wanted.filter((one) => !found.has(one.of))
  const pairs = missing.flatMap((one) => {
    const possible = new Set(groupsOf(one).flatMap((group) => (group.length > mostCompared ? [] : group)))
    return [...possible].map((other) => ({ one, other, like: likeOf(one, other) }))
  })
  for (const { one, other } of pairs.filter(({ like }) => like > 0).toSorted((a, b) => b.like - a.like))
    take(one, other)

  // Of many that are called the same, such as “TBD”, each is the next one that it can be.
  for (const one of missing)
    for (const group of found.has(one.of) ? [] : groupsOf(one)) {
      const other = group.find((next) => !taken.has(next) && likeOf(one, next) > 0)
      if (other) take(one, other)
    }
  return found
}
