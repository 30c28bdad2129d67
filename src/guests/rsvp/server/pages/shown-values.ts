import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { fieldOf } from '#guests/rsvp/server/pages/form-fields.ts'

export const saidAs = { true: 'yes', false: 'no', null: '' } as const

/** What each field of the form has before anybody touches it. */
export function shownValues({ guests, parts, questions, note }: Rsvp): Record<string, string> {
  const meals = new Map(parts.map((part) => [part.id, part.meals]))
  const values = guests.flatMap(({ id, firstName, lastName, dietary, answers }) => [
    [fieldOf.firstName(id), firstName ?? ''],
    [fieldOf.lastName(id), lastName ?? ''],
    [fieldOf.dietary(id), dietary ?? ''],
    ...answers.flatMap(({ partId, attending, meal }) => [
      [fieldOf.attending(id, partId), saidAs[`${attending}`]],
      [fieldOf.meal(id, partId), meal && meals.get(partId)?.includes(meal) ? meal : ''],
    ]),
  ])
  const replies = questions.map(({ id, reply }) => [fieldOf.question(id), reply ?? ''])
  return Object.fromEntries([...values, ...replies, ['note', note ?? '']]) as Record<string, string>
}

/** As the form says that it was shown; nothing if it does not, or not as it was written. */
function seenIn(form: URLSearchParams): Record<string, unknown> {
  try {
    return Object(JSON.parse(form.get(fieldOf.seen) ?? '{}')) as Record<string, unknown>
  } catch {
    return {}
  }
}

/**
 * Tells whether a field was left as it was shown, while somebody else has changed it: a form that stayed open does not take
 * back what was entered meanwhile.
 */
export function outdatedIn(form: URLSearchParams, now: Rsvp): (name: string, value: string | undefined) => boolean {
  const [seen, values] = [seenIn(form), shownValues(now)]
  return (name, value = '') => Object.hasOwn(seen, name) && seen[name] === value && values[name] !== value
}
