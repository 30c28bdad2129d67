import * as z from 'zod/mini'
import { dayHere } from '#platform/contract/calendar-date.ts'
import { percent } from '#money/billing/contract/tax-rate.ts'
import { paymentPlan } from '#money/invoices/contract/endpoints.ts'
import { decimalOf } from '#platform/contract/locale/money.ts'
import { percentCents, shareCents } from '#platform/contract/money.ts'
import { inEachCurrency } from '#platform/web/ui/controls/in-each-currency.ts'
import { amountTyped, amountWanted, minorTyped } from '#platform/web/ui/format/typed-amounts.ts'

/** A plan is split by percentages or by amounts; input in the other unit is kept. */
export type Unit = 'percent' | 'amount'

/** A part while it is typed, due on a date or a number of days before the wedding. */
export type PartValues = {
  key: number
  description: string
  percent: string
  amount: string
  due: 'date' | 'wedding'
  date: string
  days: string
}

type PlanValues = { amount: string; description: string; unit: Unit; parts: PartValues[] }

/** Starts at the current time, because restored drafts contain keys of earlier page loads. */
let lastKey = Date.now()
const part = (values: Partial<PartValues>): PartValues => ({
  key: ++lastKey,
  description: '',
  percent: '',
  amount: '',
  due: 'date',
  date: '',
  days: '',
  ...values,
})

export const emptyPart = (): PartValues => part({})

/** The default plan: a deposit, a second part, and the rest shortly before the wedding. */
export function proposal(): PlanValues {
  const before = (days: string): Partial<PartValues> => ({ due: 'wedding', days })
  return {
    amount: '',
    description: '',
    unit: 'percent',
    parts: [
      part({ description: 'Deposit', percent: '30', date: dayHere() }),
      part({ description: 'Second installment', percent: '40', ...before('90') }),
      part({ description: 'Balance', percent: '30', ...before('14') }),
    ],
  }
}

/** What cannot be read is refused by the contract's rules. */
const read = (typed: string, currency: string) => amountTyped(typed, currency) ?? '?'

/** A part in the contract's form. */
const sent = (unit: Unit, { due, date, days, ...one }: PartValues, currency: string) => ({
  description: one.description,
  [unit]: unit === 'amount' ? read(one.amount, currency) : one.percent,
  ...(due === 'wedding' ? { daysBeforeWedding: days.trim() === '' ? Number.NaN : Number(days) } : { dueDate: date }),
})

/** Transforms the form's values to the contract's plan, and validates them by its schema. */
export const planForm = inEachCurrency((currency) =>
  z.pipe(
    z.transform(({ amount: whole, description, unit, parts }: PlanValues): z.input<typeof paymentPlan> => {
      return { amount: read(whole, currency), description, parts: parts.map((one) => sent(unit, one, currency)) }
    }),
    paymentPlan,
  ),
)

type PartProblems = Partial<Record<'description' | 'share' | 'date' | 'days', string>>

/** Maps the contract's field names to the form's. */
const fieldNames: Record<string, keyof PartProblems> = {
  description: 'description',
  percent: 'share',
  amount: 'share',
  dueDate: 'date',
  daysBeforeWedding: 'days',
}

export function problemsOf(unit: Unit, one: PartValues, currency: string): PartProblems {
  const problems: PartProblems = {}
  for (const { path, message } of paymentPlan.shape.parts.def.element.safeParse(sent(unit, one, currency)).error
    ?.issues ?? []) {
    const name = fieldNames[String(path[0])]
    const wanted = path[0] === 'amount' ? amountWanted(currency) : message
    if (name) problems[name] ??= name === 'days' ? 'Please enter a number of days up to 3650.' : wanted
  }
  return problems
}

const percentIn = (typed: string) => percent.safeParse(typed).data

/** The amount of each part in cents, undefined while incomplete, and the rest of the total. */
export function worthOfParts({ amount: whole, unit, parts }: Omit<PlanValues, 'description'>, currency: string) {
  const total = minorTyped(whole, currency)
  const shares = unit === 'amount' ? parts.map((one) => minorTyped(one.amount, currency)) : sharesOf(total, parts)
  const sum = shares.reduce<number>((all, share) => all + (share ?? 0), 0)
  return { shares, rest: total === undefined ? undefined : total - sum }
}

function sharesOf(total: number | undefined, parts: readonly PartValues[]): (number | undefined)[] {
  if (total === undefined) return parts.map(() => undefined)
  const percents = parts.map((one) => percentIn(one.percent))
  // Only when the percentages add up to 100 does the last part get the rounding difference.
  const known = percents.filter((one) => one !== undefined)
  const thousandths = known.reduce((sum, one) => sum + percentCents(one, 100_000), 0)
  if (known.length === parts.length && thousandths === 100_000) return shareCents(total, known)
  return percents.map((one) => (one === undefined ? undefined : percentCents(one, total)))
}

/** Switches the unit: empty amounts are filled with those of the percentages. */
export function inUnit(values: PlanValues, unit: Unit, currency: string): PlanValues {
  if (unit === 'percent') return { ...values, unit }
  const { shares } = worthOfParts(values, currency)
  const parts = values.parts.map((one, at) => {
    const share = shares[at]
    return one.amount === '' && share !== undefined ? { ...one, amount: decimalOf(share, currency) } : one
  })
  return { ...values, unit, parts }
}
