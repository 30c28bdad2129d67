import * as z from 'zod/mini'
import * as calls from '#money/billing/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { nothing, optionalParagraph, optionalText, storedFile } from '#platform/contract/fields.ts'
import { taxRate } from '#money/billing/contract/tax-rate.ts'
import { logoMegabytes, logoTypes } from '#platform/contract/pictures.ts'

export const billingSettings = z.object({
  /** Shown to a couple that can't pay online. */
  paymentInstructions: z.nullable(z.string()),
  taxNumber: z.nullable(z.string()),
  taxLabel: z.nullable(z.string()),
  taxRate: z.nullable(z.string()),
  numberPrefix: z.string(),
  nextNumber: z.number(),
  /** Days before and after the due date on which couples are reminded; no reminder if empty. */
  remindBefore: z.nullable(z.number()),
  remindAfter: z.nullable(z.number()),
  logoUrl: z.nullable(z.string()),
  /** Whether couples can pay online. */
  takesCards: z.boolean(),
})
export type BillingSettings = z.output<typeof billingSettings>

const days = z.optional(
  z.nullable(
    z
      .int({ error: 'Please enter a number of days.' })
      .check(z.minimum(1, 'Please enter at least one day.'), z.maximum(60, 'Please enter at most 60 days.')),
  ),
)

export const billingForm = z.object({
  paymentInstructions: optionalParagraph(),
  taxNumber: optionalText(60),
  taxLabel: optionalText(60),
  taxRate,
  numberPrefix: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(12, 'Please keep this under 12 characters.'),
        z.regex(/^[\w./ #-]*$/, 'Please use only letters, digits, and - . / #.'),
      ),
  ),
  nextNumber: z.optional(
    z
      .int({ error: 'Please enter a whole number.' })
      .check(z.minimum(1, 'Please enter at least 1.'), z.maximum(999_999_999, 'Please enter a smaller number.')),
  ),
  remindBefore: days,
  remindAfter: days,
})

export const read = endpoint(calls.read, {
  summary: 'What the studio has settled about its invoices',
  needs: 'money',
  for: { planner: { returns: billingSettings } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes the given settings of invoices',
  needs: 'money',
  for: { planner: { body: billingForm, returns: billingSettings } },
})

export const uploadLogo = endpoint(calls.uploadLogo, {
  summary: 'Sets the logo that stands on invoices',
  status: 200,
  upload: { types: logoTypes.split(','), maxBytes: logoMegabytes * 1024 * 1024 },
  needs: 'money',
  for: { planner: { returns: billingSettings } },
})

export const removeLogo = endpoint(calls.removeLogo, {
  summary: 'Takes the logo off invoices',
  needs: 'money',
  for: { planner: { returns: nothing } },
})

export const logo = endpoint(calls.logo, {
  summary: 'The logo that stands on invoices',
  needs: [],
  for: { planner: { returns: storedFile } },
})
