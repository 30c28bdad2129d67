import { timeOf } from '#day/days/contract/day-time.ts'
import type { CatererCounts } from '#guests/counts/contract/caterer/endpoints.ts'
import type { ShownCounts } from '#guests/counts/server/caterer/read-counts.ts'
import { servingInWords } from '#guests/counts/contract/change-words.ts'
import type { CountChange } from '#guests/counts/contract/endpoints.ts'
import { pageOf } from '#guests/rsvp/server/public/frame.ts'
import { type Html, html } from '#guests/rsvp/server/public/html.ts'
import { inOneLine, placeAndTime } from '#guests/rsvp/server/public/when.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Language } from '#platform/contract/locale/language.ts'
import { formatTime } from '#platform/contract/locale/times.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import type { Translate } from '#platform/contract/locale/translate.ts'
import { wallClock } from '#platform/contract/zoned-time.ts'
import { translator } from '#platform/server/foundation/translator.ts'

type Part = CatererCounts['parts'][number]
type Said = { t: Translate; locale: Locale; timeZone: string }

const nameOf = (name: string, t: Translate) => name || t('Guest without a name')
const row = (label: string, value: string | number) =>
  html`<tr>
    <th scope="row">${label}</th>
    <td>${value}</td>
  </tr>`

/** 'June 1, 2027, 14:30'. */
export function momentInWords(iso: string, { locale, timeZone }: Said): string {
  const { date, minutes } = wallClock(Date.parse(iso), timeZone)
  return `${inOneLine(formatDate(date, locale))}, ${inOneLine(formatTime(timeOf(minutes), locale))}`
}

function partTable(part: Part, said: Said): Html {
  const { t, locale } = said
  const { ages, meals, needs } = part
  return html`<fieldset>
    <legend>${part.name}</legend>
    <small>${placeAndTime(part, locale)}</small>
    <table>
      ${row(t('Coming'), part.yes)}${row(t('Adults'), ages.adult)}${row(t('Children'), ages.child)}${row(
        t('Infants'),
        ages.infant,
      )}${meals.map(({ meal, count }) => row(meal ?? t('No meal chosen'), count))}${row(
        t('Not coming'),
        part.no,
      )}${row(t('No answer yet'), part.open)}
    </table>
    ${
      needs.length > 0 &&
      html`<h2>${t('Allergies and Needs')}</h2>
        <ul>
          ${needs.map(
            ({ name, dietary, access }) =>
              html`<li>
                <b>${t('{label}:', { label: nameOf(name, t) })}</b> ${[dietary, access].filter(Boolean).join('; ')}
              </li>`,
          )}
        </ul>`
    }
  </fieldset>`
}

/** Who does not come any more is not named; what was to be cooked is. */
function changeInWords({ name, before, after, hasMeals }: CountChange, t: Translate): string {
  const eaten = (serving: NonNullable<typeof after>) => servingInWords(serving, hasMeals, t)
  if (!after) return t('One guest fewer ({what})', { what: before ? eaten(before) : '' })
  const who = nameOf(name, t)
  if (!before) return t('{who}: now coming ({what})', { who, what: eaten(after) })
  return t('{who}: {now} instead of {before}', { who, now: eaten(after), before: eaten(before) })
}

function finalCount({ final }: CatererCounts, said: Said): Html {
  const { t } = said
  if (!final) return html`<p>${t('This is not the final count yet.')}</p>`
  const at = t('The count was made final on {when}.', { when: momentInWords(final.at, said) })
  const sums = final.parts.filter(({ invited }) => invited > 0).map(({ name, yes }) => row(name, yes))
  return html`<fieldset>
    <legend>${t('Final Count')}</legend>
    <p>${at}</p>
    <table>
      ${sums}
    </table>
    <h2>${t('Changes Since')}</h2>
    ${
      final.changes.length === 0
        ? html`<p>${t('Nothing has changed.')}</p>`
        : html`<ul>
            ${final.changes.map((change) => html`<li>${t('{label}:', { label: change.part })} ${changeInWords(change, t)}</li>`)}
          </ul>`
    }
  </fieldset>`
}

function seenWords({ seen }: CatererCounts, said: Said): Html | false {
  if (!seen) return false
  const { t } = said
  const when = t('Seen on {when}.', { when: momentInWords(seen.at, said) })
  const since =
    seen.since > 0 &&
    t('{count, plural, one {# change since then.} other {# changes since then.}}', { count: seen.since })
  return html`<div class="told" role="status"><p>${when} ${since}</p></div>`
}

/** A count that was made final is to be seen once more, also if it is the same. */
function seenForm({ seen, mark, final }: ShownCounts, { t }: Said): Html | false {
  if (seen?.since === 0 && (!final || Date.parse(seen.at) >= Date.parse(final.at))) return false
  return html`<form method="post" accept-charset="utf-8">
    <p>${t('Let the planner know that you have seen these counts.')}</p>
    <input type="hidden" name="mark" value="${mark}" />
    <button>${t('Seen')}</button>
  </form>`
}

/** The counts as a caterer sees them, without a script. */
export function catererPage(counts: ShownCounts, language: Language, hasChanged = false): string {
  const { couple, studio, label, region, colors, timeZone, parts } = counts
  const t = translator(language)
  const said: Said = { t, locale: { language, region }, timeZone }
  return pageOf({
    title: [couple.partnerOneName, couple.partnerTwoName].filter(Boolean).join(' & '),
    language,
    colors,
    lead: html`<p>${t('Guest counts for {name}', { name: label })}</p>`,
    body: html`${
      hasChanged &&
      html`<div class="told trouble" role="alert">
        <p>${t('The counts have changed in the meantime. Please look at them again.')}</p>
      </div>`
    }${seenWords(counts, said)}${finalCount(counts, said)}${
      parts.length === 0 && html`<p>${t('There are no counts yet.')}</p>`
    }${parts.map((part) => partTable(part, said))}${seenForm(counts, said)}`,
    foot: studio,
  })
}
