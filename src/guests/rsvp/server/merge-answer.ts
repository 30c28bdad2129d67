import { mealOf } from '#guests/guests/server/public/meal-of.ts'
import type { Rsvp, RsvpAnswer } from '#guests/rsvp/contract/endpoints.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { refuse, refuseField, told } from '#platform/server/foundation/refusal.ts'

type Guest = Rsvp['guests'][number]
type Given = RsvpAnswer['answers'][number]

const textOf = (given: string | null | undefined, before: string | null) =>
  given === undefined ? before : given || null

function personWith(guest: Guest, { firstName, lastName, dietary }: Given): Guest {
  const named = {
    firstName: textOf(firstName, guest.firstName),
    lastName: textOf(lastName, guest.lastName),
    dietary: textOf(dietary, guest.dietary),
  }
  const isRenamed = named.firstName !== guest.firstName || named.lastName !== guest.lastName
  if (isRenamed && guest.seat === null)
    refuseField('firstName', msg('The name of this guest is on the list already, and only the couple changes it.'))
  return { ...guest, ...named }
}

/** Who does not come, or has not said so, has no meal. */
function answerWith(part: Rsvp['parts'][number], before: Guest['answers'][number], { attending, meal }: Given) {
  const comes = attending === undefined ? before.attending : attending
  if (comes !== true) return { ...before, attending: comes, meal: null }
  if (meal === undefined) return { ...before, attending: comes }
  if (meal && part.meals.length === 0) refuseField('meal', msg('There is no choice of meals here.'))
  return { ...before, attending: comes, meal: meal ? mealOf(part.meals, meal) : null }
}

/**
 * The guests with what is answered for them. Refuses guests and parts that the envelope does not have, and parts whose
 * deadline is over.
 */
export function mergeAnswer({ guests, parts, studio }: Rsvp, { answers }: RsvpAnswer): Guest[] {
  const merged = new Map(guests.map((guest) => [guest.id, guest]))
  const ofSeat = new Map(guests.map(({ id, seat }) => [seat, id]))
  for (const given of answers) {
    const id = given.guestId ?? ofSeat.get(given.seat ?? 0) ?? 0
    const guest = merged.get(id) ?? refuse('not-found')
    const before = guest.answers.find(({ partId }) => partId === given.partId) ?? refuse('not-found')
    const part = parts.find((one) => one.id === given.partId) ?? refuse('not-found')
    if (part.isClosed)
      refuse(
        'invalid',
        told('The time to answer for “{part}” is over. Please ask {studio}.', { part: part.name, studio }),
      )
    const changed = answerWith(part, before, given)
    merged.set(id, {
      ...personWith(guest, given),
      answers: guest.answers.map((one) => (one === before ? changed : one)),
    })
  }
  return [...merged.values()]
}
