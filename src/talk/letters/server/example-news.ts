import { formatDate } from '#platform/contract/locale/dates.ts'
import { digitsOf } from '#platform/contract/locale/currencies.ts'
import type { Locale } from '#platform/contract/locale/region.ts'
import { formatTime } from '#platform/contract/locale/times.ts'
import { translator } from '#platform/server/foundation/translator.ts'
import { money } from '#platform/server/foundation/words.ts'
import type { LetterKind } from '#weddings/news/contract/letter-kinds.ts'
import type { LetterNews } from '#talk/letters/server/public/letter-news.ts'

type Example = Pick<LetterNews, 'title' | 'detail'>

/** News of each kind for the preview of a letter, as its reader gets it. */
export function exampleNews(locale: Locale): Record<LetterKind, Example> {
  const t = translator(locale.language)
  const { region } = locale
  const amountOf = (units: number) => money(units * 10 ** digitsOf(region.currency), region.currency, region)
  const [number, amount, rest] = ['INV-1024', amountOf(1200), amountOf(600)]
  const [due, taskDue] = [formatDate('2027-03-01', locale), formatDate('2027-02-01', locale)]
  const moment = `${formatDate('2027-01-08', locale)}, ${formatTime('14:00', locale)}`
  const [task, event, day] = [t('Choose the band'), t('Tasting'), t('Wedding day')]
  const isDue = t('Due {date}', { date: taskDue })
  const was = t('It was planned for {moment}.', { moment: formatDate('2027-06-07', locale) })
  const moved = t(
    '{changed, plural, one {# date in your plan has moved with it.} other {# dates in your plan have moved with it.}}',
    { changed: 31 },
  )
  return {
    message: {
      title: t('Message from your planner'),
      detail: t('The florist has sent three ideas. Which one do you like?'),
    },
    document: { title: t('New document: {title}', { title: t('Floor plan') }), detail: '' },
    invoice: { title: t('Invoice {number}: {amount}', { number, amount }), detail: t('Due {date}', { date: due }) },
    payment: {
      title: t('Payment received: {amount}', { amount: rest }),
      detail: t('For invoice {number}. {rest} is left to pay.', { number, rest }),
    },
    task: { title: t('Task for you: {title}', { title: task }), detail: isDue },
    'task-due': { title: t('Due tomorrow: {title}', { title: task }), detail: taskDue },
    'task-late': {
      title: t('Still open: {title}', { title: task }),
      detail: t('Was due {date}', { date: taskDue }),
    },
    event: { title: t('New on your schedule: {title}', { title: event }), detail: moment },
    'event-soon': { title: t('Tomorrow: {title}', { title: event }), detail: moment },
    plan: {
      title: t('Your wedding has moved to {date}', { date: formatDate('2027-06-14', locale) }),
      detail: `${was} ${moved}`,
    },
    day: {
      title: t('The schedule of “{name}”', { name: day }),
      detail: t('{count, plural, one {# item} other {# items}}', { count: 42 }),
    },
    'open-task': { title: t('To do: {title}', { title: task }), detail: isDue },
    'next-event': { title: t('Coming up: {title}', { title: event }), detail: moment },
    'open-invoice': {
      title: t('To pay: {amount}', { amount: rest }),
      detail: t('Invoice {number}, due {date}', { number, date: due }),
    },
  }
}
