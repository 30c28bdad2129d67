import type { PaymentPlan } from '#money/invoices/contract/endpoints.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { shareCents } from '#platform/contract/money.ts'
import { dateAt } from '#platform/contract/offset.ts'
import { amountIn } from '#platform/server/foundation/amount-in.ts'
import { refuseField } from '#platform/server/foundation/refusal.ts'
import { refuseDueBeforeIssue } from '#money/invoices/server/days.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

/** The parts with amounts and due dates. They add up to the total; otherwise the plan is refused. */
export function partsOf(
  { amount, description, parts }: PaymentPlan,
  of: { currency: string; weddingDate: string | null; issuedOn: string | null },
  locale: Locale,
) {
  const { currency, weddingDate, issuedOn } = of
  const whole = amountIn(currency, amount, 'amount')
  const isShared = parts.every(({ percent }) => percent !== undefined)
  if (!isShared && parts.some((part) => part.amount === undefined || part.percent !== undefined))
    refuseField('parts', 'Please enter either a percentage or an amount for each part.')
  const cents = isShared
    ? shareCents(whole, hundredPercent(parts.map(({ percent = '0' }) => percent)) ?? refuseField('parts', notHundred))
    : parts.map((part, at) => amountIn(currency, part.amount ?? '', `parts.${at}.amount`))
  const sum = cents.reduce((total, part) => total + part, 0)
  const decimal = (minor: number) => decimalOf(minor, currency)
  if (sum !== whole) refuseField('parts', `The parts add up to ${decimal(sum)} instead of ${decimal(whole)}.`)
  return parts.map((part, at) => {
    const { daysBeforeWedding: days, dueDate } = part
    const offset = typeof days === 'number' ? { months: 0, days: 0 - days } : null
    const due = offset ? weddingDate && dateAt(weddingDate, offset) : dueDate
    refuseDueBeforeIssue(due, issuedOn, `parts.${at}.${offset ? 'daysBeforeWedding' : 'dueDate'}`, locale)
    const line = description ? `${part.description}: ${description}` : part.description
    return {
      description: part.description,
      line,
      rate: decimal(cents[at] ?? 0),
      dueDate: offset ? undefined : dueDate,
      offset,
    }
  })
}

const notHundred = 'The percentages have to add up to 100.'

/** Percentages with up to three decimals, added as integer thousandths. */
function hundredPercent(percents: string[]): string[] | undefined {
  const thousandths = percents.map((percent) => {
    const [whole = '0', part = ''] = percent.split('.')
    return Number(whole) * 1000 + Number(part.padEnd(3, '0'))
  })
  return thousandths.reduce((sum, one) => sum + one, 0) === 100_000 ? percents : undefined
}
