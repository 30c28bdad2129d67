import { addDays } from '#platform/contract/calendar-date.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'
import { formatDate } from '#platform/contract/locale/dates.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

type Day = string | null | undefined

/** A payment may be dated tomorrow, because of time zones ahead of the studio's. */
export function refuseFuturePayment(path: string, date: Day, today: string, locale: Locale): void {
  if (date && date > addDays(today, 1))
    refuseField(path, `${formatDate(date, locale)} is in the future. Please enter the day of the payment.`)
}

export function refuseDueBeforeIssue(dueDate: Day, issuedOn: Day, path: string, locale: Locale): void {
  if (dueDate && issuedOn && dueDate < issuedOn)
    refuseField(
      path,
      `This would be due on ${formatDate(dueDate, locale)}, before the invoice date, ${formatDate(issuedOn, locale)}.`,
    )
}
