import type { Rsvp } from '#guests/rsvp/contract/endpoints.ts'
import { fieldOf } from '#guests/rsvp/server/pages/form-fields.ts'

const attendance: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** Browsers send line breaks of forms as CR and LF. */
const textIn = (form: URLSearchParams, name: string) => form.get(name)?.replaceAll('\r\n', '\n')

/** What the form says, as the body of an answer. What was not in the form is left as it is. */
export function bodyOf(form: URLSearchParams, { guests, parts }: Rsvp): object {
  const open = new Set(parts.filter(({ isClosed }) => !isClosed).map(({ id }) => id))
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
        attending: attendance[form.get(fieldOf.attending(guestId, partId)) ?? ''],
        meal: textIn(form, fieldOf.meal(guestId, partId)),
        dietary: textIn(form, fieldOf.dietary(guestId)),
        ...names,
      }))
  })
  return { answers, note: textIn(form, 'note') }
}
