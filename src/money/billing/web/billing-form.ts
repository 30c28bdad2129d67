import type * as z from 'zod/mini'
import type { billingForm, BillingSettings } from '#money/billing/contract/endpoints.ts'

/** Numbers are typed as text, and a reminder that is switched off keeps its days until the form is saved. */
export type BillingValues = {
  paymentInstructions: string
  taxNumber: string
  taxLabel: string
  taxRate: string
  numberPrefix: string
  nextNumber: string
  remindsBefore: boolean
  remindBefore: string
  remindsAfter: boolean
  remindAfter: string
}

const usualDays = '7'

export const valuesOf = (settings: BillingSettings): BillingValues => ({
  paymentInstructions: settings.paymentInstructions ?? '',
  taxNumber: settings.taxNumber ?? '',
  taxLabel: settings.taxLabel ?? '',
  taxRate: settings.taxRate ?? '',
  numberPrefix: settings.numberPrefix,
  nextNumber: String(settings.nextNumber),
  remindsBefore: settings.remindBefore !== null,
  remindBefore: String(settings.remindBefore ?? usualDays),
  remindsAfter: settings.remindAfter !== null,
  remindAfter: String(settings.remindAfter ?? usualDays),
})

/** The typed number; NaN for an empty field. */
export const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed))

const settles: Partial<Record<keyof BillingValues, keyof z.output<typeof billingForm>>> = {
  remindsBefore: 'remindBefore',
  remindsAfter: 'remindAfter',
}

/** Sends only changed fields, because the next number may increase while the form is open. */
export function changesIn(body: z.output<typeof billingForm>, changed: readonly (keyof BillingValues)[]) {
  const names = changed.map((name) => settles[name] ?? name)
  return Object.fromEntries(names.map((name) => [name, body[name as keyof typeof body]])) as typeof body
}

/** The number of the next invoice, formatted as the server will. */
export function numberPreview({ numberPrefix, nextNumber }: BillingValues): string | undefined {
  const number = numberOf(nextNumber)
  if (!Number.isInteger(number) || number < 1) return undefined
  return `${numberPrefix.trim()}${String(number).padStart(4, '0')}`
}
