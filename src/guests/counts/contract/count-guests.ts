import { guestName } from '#guests/guests/contract/envelope-name.ts'
import type { Envelope, Guest } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { CountChange, PartCount } from '#guests/counts/contract/endpoints.ts'

/** Somebody at a part of the wedding, as it was answered. */
export type Serving = {
  guestId: number
  partId: number
  /** What the part was called when the count was made final. */
  part?: string
  name: string
  age: Guest['age']
  attending: boolean | null
  meal: string | null
  dietary: string | null
  access: string | null
}

type Counted = Pick<Envelope, 'name' | 'guests' | 'seats' | 'isProposed'>

/** An entry for each guest or seat and each part that it is invited to. Suggestions of the couple do not count yet. */
export function servingsOf(envelopes: readonly Counted[]): Serving[] {
  return envelopes
    .filter(({ isProposed }) => !isProposed)
    .flatMap((envelope) => [
      ...envelope.guests.flatMap((guest) => ofPerson(guest, guestName(guest))),
      ...envelope.seats.flatMap((seat) => ofPerson(seat, envelope.name)),
    ])
}

type Person = Pick<Guest, 'id' | 'age' | 'dietary' | 'access' | 'answers'>

const ofPerson = ({ id, age, dietary, access, answers }: Person, name: string): Serving[] =>
  answers.map(({ partId, attending, meal }) => ({ guestId: id, partId, name, age, attending, meal, dietary, access }))

type CountedPart = Pick<Part, 'id' | 'name' | 'meals'>

/** The servings with the names that the parts have now, to be kept. */
export function keptServings(servings: readonly Serving[], parts: readonly CountedPart[]): Serving[] {
  const names = new Map(parts.map(({ id, name }) => [id, name]))
  return servings.map((one) => ({ ...one, part: names.get(one.partId) ?? '' }))
}

/** The parts as they are now, and those of a final count that have been deleted since. */
export function partsOfFinal(servings: readonly Serving[], parts: readonly CountedPart[]): CountedPart[] {
  const known = new Set(parts.map(({ id }) => id))
  const gone = new Map(
    servings.flatMap(({ partId, part }) => (part && !known.has(partId) ? [[partId, part] as const] : [])),
  )
  return [...parts, ...[...gone].map(([id, name]) => ({ id, name, meals: [] }))]
}

export function countParts(servings: readonly Serving[], parts: readonly CountedPart[]) {
  const byPart = Map.groupBy(servings, ({ partId }) => partId)
  return parts.map((part) => countPart(part, byPart.get(part.id) ?? []))
}

function countPart(part: CountedPart, servings: readonly Serving[]): PartCount {
  const coming = servings.filter(({ attending }) => attending)
  const count = (of: (one: Serving) => boolean, among = servings) => among.filter(of).length
  const age = (wanted: Guest['age']) => count((one) => one.age === wanted, coming)
  const eaten = [...new Set([...part.meals, ...coming.flatMap(({ meal }) => meal ?? [])])]
  const meals = eaten.map((meal) => ({ meal, count: count((one) => one.meal === meal, coming) }))
  const without = count(({ meal }) => meal === null, coming)
  return {
    partId: part.id,
    name: part.name,
    invited: servings.length,
    yes: coming.length,
    no: count(({ attending }) => attending === false),
    open: count(({ attending }) => attending === null),
    ages: { adult: age('adult'), child: age('child'), infant: age('infant') },
    meals: part.meals.length > 0 && without > 0 ? [...meals, { meal: null, count: without }] : meals,
    needs: coming
      .filter(({ dietary, access }) => dietary || access)
      .map(({ guestId, name, dietary, access }) => ({ guestId, name, dietary, access }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}

const keyOf = ({ guestId, partId }: Serving) => `${guestId}-${partId}`
const served = (one: Serving | undefined) =>
  one?.attending ? { meal: one.meal, dietary: one.dietary, access: one.access, age: one.age } : null

/** What has changed for those who come, by part and name. */
export function changesSince(
  before: readonly Serving[],
  now: readonly Serving[],
  parts: readonly CountedPart[],
): CountChange[] {
  const earlier = new Map(before.map((one) => [keyOf(one), one]))
  const present = new Map(now.map((one) => [keyOf(one), one]))
  return parts.flatMap((part) =>
    [...new Set([...earlier.keys(), ...present.keys()])]
      .map((key) => ({ was: earlier.get(key), is: present.get(key) }))
      .filter(({ was, is }) => (is ?? was)?.partId === part.id)
      .map(({ was, is }) => ({
        guestId: (is ?? was)?.guestId ?? 0,
        partId: part.id,
        part: part.name,
        hasMeals: part.meals.length > 0 || Boolean(was?.meal ?? is?.meal),
        name: (is ?? was)?.name ?? '',
        before: served(was),
        after: served(is),
      }))
      .filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  )
}
