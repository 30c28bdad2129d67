import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { outdatedIn } from '#guests/rsvp/server/pages/shown-values.ts'
import { fieldOf } from '#guests/rsvp/server/pages/form-fields.ts'

type Guest = Rsvp['guests'][number]

const attendance: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** Browsers send line breaks of forms as CR and LF. */
const textIn = (form: URLSearchParams, name: string) => form.get(name)?.replaceAll('\r\n', '\n')

/** The guest whom the others follow where the form says so. */
export const firstAsked = (guests: readonly Guest[]): Guest | undefined =>
  guests.find(({ answers }) => answers.length > 0)

/**
 * What the form says, as the body of an answer. What was not in the form is left as it is, and so is what somebody else has
 * changed since the form was shown.
 */
export function bodyOf(form: URLSearchParams, now: Rsvp): object {
  const { guests, parts, questions } = now
  const isOutdated = outdatedIn(form, now)
  const textOf = (name: string) => {
    const text = textIn(form, name)
    return isOutdated(name, text) ? undefined : text
  }
  const attendingOf = (guest: number, part: number) => {
    const name = fieldOf.attending(guest, part)
    const said = form.get(name) ?? ''
    return isOutdated(name, said) ? undefined : attendance[said]
  }
  const open = new Set(parts.filter(({ isClosed }) => !isClosed).map(({ id }) => id))
  const followed = form.has(fieldOf.same) ? firstAsked(guests) : undefined
  const isFollowed = (part: number) => followed?.answers.some(({ partId }) => partId === part && open.has(part))
  const answers = guests.flatMap(({ id: guestId, seat, answers: asked }) => {
    const names = seat !== null && {
      firstName: textOf(fieldOf.firstName(guestId)),
      lastName: textOf(fieldOf.lastName(guestId)),
    }
    return asked
      .filter(({ partId }) => open.has(partId) || form.has(fieldOf.attending(guestId, partId)))
      .map(({ partId }) => ({
        guestId,
        partId,
        attending: attendingOf(followed && isFollowed(partId) ? followed.id : guestId, partId),
        meal: textOf(fieldOf.meal(guestId, partId)),
        dietary: textOf(fieldOf.dietary(guestId)),
        ...names,
      }))
  })
  const replies = questions
    .map(({ id }) => ({ questionId: id, name: fieldOf.question(id) }))
    .filter(({ name }) => form.has(name) && !isOutdated(name, textIn(form, name)))
    .map(({ questionId, name }) => ({ questionId, reply: textIn(form, name) }))
  return { answers, replies, note: textOf('note') }
}
