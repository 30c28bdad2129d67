import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import { formatTime } from '#platform/contract/locale/times.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import type { Mail } from '#platform/server/jobs/mail-template.ts'
import type { TodayRecipient } from '#overview/today/server/mail-queries.ts'

const mostItems = 20

const pathOf = ({ page: { to, id, search } }: TodayLine): string =>
  to.replace('{id}', String(id ?? '')) + (search ? `?${new URLSearchParams(search).toString()}` : '')

const textOf = ({ clientName, reason, detail: { time, place } }: TodayLine, locale: Locale): string =>
  [time && formatTime(time, locale), clientName, place, reason].filter(Boolean).join(' · ')

/** The list of what matters today, as a mail to the planner. */
export function todayMail(
  { name, email }: TodayRecipient,
  lines: readonly TodayLine[],
  today: string,
  locale: Locale,
): Mail {
  const count = `${lines.length} ${lines.length === 1 ? 'thing matters' : 'things matter'} today`
  const rest = lines.length - mostItems
  return {
    to: email,
    subject: `${count}: ${lines[0]?.title ?? ''}`,
    greeting: `Good morning ${name},`,
    paragraphs: [
      `${count}, ${formatDate(today, locale)}.${rest > 0 ? ` Here are the first ${mostItems}; the dashboard has all of them.` : ''}`,
    ],
    items: lines
      .slice(0, mostItems)
      .map((line) => ({ title: line.title, text: textOf(line, locale), path: pathOf(line) })),
    action: { label: 'Open the Dashboard', path: '/' },
    footnote: 'You can choose when we send this in Larkspur, under Settings, Notifications.',
  }
}
