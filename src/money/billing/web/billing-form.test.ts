import { describe, expect, it } from 'vitest'
import type { BillingSettings } from '#money/billing/contract/endpoints.ts'
import { changesIn, numberPreview, valuesOf } from '#money/billing/web/billing-form.ts'
import { billingRules } from '#money/billing/web/billing-rules.ts'

const stored: BillingSettings = {
  paymentInstructions: null,
  taxNumber: null,
  taxLabel: 'Sales tax',
  taxRate: '8.875',
  numberPrefix: 'INV-',
  nextNumber: 42,
  remindBefore: null,
  remindAfter: 3,
  logoUrl: null,
  takesCards: false,
}
const typed = valuesOf(stored)
const problemsOf = (values: typeof typed) =>
  billingRules.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message])

describe('the billing form', () => {
  it('shows the stored values, and missing reminders as switched off', () => {
    expect(typed).toMatchObject({ taxRate: '8.875', nextNumber: '42', remindsBefore: false, remindAfter: '3' })
    expect(billingRules.parse(typed)).toMatchObject({ nextNumber: 42, remindBefore: null, remindAfter: 3 })
  })

  it('requires days only for reminders that are on', () => {
    expect(problemsOf({ ...typed, remindBefore: '' })).toBeUndefined()
    const wrong = { ...typed, remindsBefore: true, remindBefore: '', remindAfter: '99', nextNumber: '1.5' }
    expect(problemsOf(wrong)).toEqual([
      ['nextNumber', 'Please enter a whole number.'],
      ['remindBefore', 'Please enter a number of days.'],
      ['remindAfter', 'Please enter at most 60 days.'],
    ])
  })

  it('sends only changed fields', () => {
    const body = billingRules.parse({ ...typed, remindsAfter: false, taxLabel: '' })
    expect(changesIn(body, ['remindsAfter', 'taxLabel'])).toEqual({ remindAfter: null, taxLabel: '' })
    expect(changesIn(body, [])).toEqual({})
  })

  it('previews the formatted next number', () => {
    expect(numberPreview(typed)).toBe('INV-0042')
    expect(numberPreview({ ...typed, numberPrefix: ' 2026/', nextNumber: '12345' })).toBe('2026/12345')
    expect(numberPreview({ ...typed, nextNumber: 'x' })).toBeUndefined()
    expect(numberPreview({ ...typed, nextNumber: '' })).toBeUndefined()
  })
})
