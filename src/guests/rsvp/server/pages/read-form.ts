import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { fieldOf } from '#guests/rsvp/server/pages/form-fields.ts'

type Guest = Rsvp['guests'][number]

const attendance: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** Browsers send line breaks of forms as CR and LF. */
const textIn = (form: URLSearchParams, name: string) => form.get(name)?.replaceAll('\r\n', '\n')

const attendingIn = (form: URLSearchParams, guest: number, part: number) =>
  attendance[form.get(fieldOf.attending(guest, part)) ?? '']

/** The guest whom the others follow where the form says so. */
export const firstAsked = (guests: readonly Guest[]): Guest | undefined =>
  guests.find(({ answers }) => answers.length > 0)

/** What the form says, as the body of an answer. What was not in the form is left as it is. */
export function bodyOf(form: URLSearchParams, { guests, parts, questions }: Rsvp): object {
  const open = new Set(parts.filter(({ isClosed }) => !isClosed).map(({ id }) => id))
  const followed = form.has(fieldOf.same) ? firstAsked(guests) : undefined
  const isFollowed = (part: number) => followed?.answers.some(({ partId }) => partId === part && open.has(part))
  const answers = guests.flatMap(({ id: guestId, seat, answers: asked }) => {
    const names = seat !== null && {
      firstName: textIn(form, fieldOf.firstName(guestId)),
      lastName: textIn(form, fieldOf.lastName(guestId)),
    }
    return asked
      .filter(({ partId }) => open.has(partId) || form.has(fieldOf.attending(guestId, partId)))
      .map(({ partId }) => ({
        guestId,
        partId,
        attending: attendingIn(form, followed && isFollowed(partId) ? followed.id : guestId, partId),
        meal: textIn(form, fieldOf.meal(guestId, partId)),
        dietary: textIn(form, fieldOf.dietary(guestId)),
        ...names,
      }))
  })
  const replies = questions
    .filter(({ id }) => form.has(fieldOf.question(id)))
    .map(({ id }) => ({ questionId: id, reply: textIn(form, fieldOf.question(id)) }))
  return { answers, replies, note: textIn(form, 'note') }
}
