import type { Shown } from '#guests/rsvp/server/pages/guest-fields.ts'
import { type Html, html } from '#guests/rsvp/server/public/html.ts'
import { inOneLine, placeAndTime } from '#guests/rsvp/server/public/when.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'

/** When and where the parts are and until when guests answer: once for all of them, so that the form stays short. */
export function partsSection({ rsvp: { parts, guests, closed }, t, locale }: Shown): Html | false {
  const asked = parts.filter(({ id }) => guests.some(({ answers }) => answers.some(({ partId }) => partId === id)))
  if (asked.length === 0) return false
  const deadlineOf = ({ deadline, isClosed }: (typeof parts)[number]) => {
    if (closed) return ''
    if (isClosed) return t('This can no longer be changed here.')
    return deadline ? t('Please answer by {date}.', { date: inOneLine(formatDate(deadline, locale)) }) : ''
  }
  const [common, ...others] = new Set(asked.map(deadlineOf))
  const isShared = others.length === 0
  return html`<section>
    <dl>
      ${asked.map(
        (part) =>
          html`<div>
            <dt>${part.name}</dt>
            <dd>${placeAndTime(part, locale)}</dd>
            ${!isShared && deadlineOf(part) && html`<dd>${deadlineOf(part)}</dd>`}
          </div>`,
      )}
    </dl>
    ${isShared && common && html`<p>${common}</p>`}
  </section>`
}
