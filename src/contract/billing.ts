import * as z from 'zod/mini'
import { endpoint, type Upload } from '#contract/endpoint.ts'
import { nothing, optionalParagraph, optionalText, storedFile } from '#contract/fields.ts'
import { taxRate } from '#contract/invoice-lines.ts'

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
      .int({ error: 'Please give a number of days.' })
      .check(z.minimum(1, 'Please give at least one day.'), z.maximum(60, 'Please give at most 60 days.')),
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
        z.regex(/^[\w./ #-]*$/, 'Please use letters, digits and - . / # only.'),
      ),
  ),
  nextNumber: z.optional(
    z
      .int({ error: 'Please give a whole number.' })
      .check(z.minimum(1, 'Please give at least 1.'), z.maximum(999_999_999, 'Please give a smaller number.')),
  ),
  remindBefore: days,
  remindAfter: days,
})

export const read = endpoint('GET /api/billing', {
  summary: 'What the studio has settled about its invoices',
  about: ['billing'],
  needs: 'money',
  for: { planner: { returns: billingSettings } },
})

export const update = endpoint('PATCH /api/billing', {
  summary: 'Changes the given settings of invoices',
  about: ['billing'],
  needs: 'money',
  for: { planner: { body: billingForm, returns: billingSettings } },
})

export const logoUpload = {
  field: 'file',
  maxBytes: 5 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const satisfies Upload

export const uploadLogo = endpoint('POST /api/billing/logo', {
  summary: 'Sets the logo that stands on invoices',
  about: ['billing'],
  status: 200,
  upload: logoUpload,
  needs: 'money',
  for: { planner: { returns: billingSettings } },
})

export const removeLogo = endpoint('DELETE /api/billing/logo', {
  summary: 'Takes the logo off invoices',
  about: ['billing'],
  needs: 'money',
  for: { planner: { returns: nothing } },
})

export const logo = endpoint('GET /api/billing/logo', {
  summary: 'The logo that stands on invoices',
  about: ['billing'],
  needs: [],
  for: { planner: { returns: storedFile } },
})
