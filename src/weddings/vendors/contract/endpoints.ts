import * as z from 'zod/mini'
import * as calls from '#weddings/vendors/contract/calls.ts'
import { amount } from '#platform/contract/amount.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  decimal,
  optionalEmail,
  id,
  madeFile,
  nothing,
  optionalParagraph,
  optionalText,
  requiredParagraph,
  requiredText,
  website,
} from '#platform/contract/fields.ts'
import { previousOf } from '#platform/contract/previous.ts'
import { limits } from '#platform/contract/limits.ts'
import { vendorCategories, weddingVendorStatuses } from '#weddings/vendors/contract/vendor-choices.ts'

const shownToCouples = {
  id,
  name: z.string(),
  category: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  address: z.nullable(z.string()),
}

export const vendor = z.object({
  ...shownToCouples,
  plannerId: id,
  notes: z.nullable(z.string()),
  /** Its links show all of its weddings. */
  onePage: z.boolean(),
  /** The number of weddings it is assigned to. */
  weddings: z.number(),
})
export type Vendor = z.output<typeof vendor>

const category = z.enum(vendorCategories, 'Category is required')

const optionalFields = {
  email: optionalEmail,
  phone: optionalText(60),
  website,
  address: optionalParagraph(500),
  notes: optionalParagraph(),
  onePage: z.optional(z.boolean()),
}

export const vendorForm = z.object({ name: requiredText('Vendor name is required'), category, ...optionalFields })

export const vendorChange = z.object({
  name: z.optional(requiredText('Vendor name is required')),
  category: z.optional(category),
  ...optionalFields,
  previous: previousOf(vendorForm.shape),
})

export const list = endpoint(calls.list, {
  summary: 'All vendors of the studio, by name',
  for: { planner: { returns: z.array(vendor) } },
})

export const create = endpoint(calls.create, {
  summary: 'Adds a vendor',
  for: { planner: { body: vendorForm, returns: vendor } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes the given fields of a vendor',
  for: { planner: { body: vendorChange, returns: vendor } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes a vendor, from the weddings too',
  for: { planner: { returns: nothing } },
})

const weddingVendor = {
  id,
  clientId: id,
  vendorId: id,
  status: z.enum(weddingVendorStatuses),
}

export const plannersWeddingVendor = z.object({
  ...weddingVendor,
  /** Whom to ask for at the vendor. */
  contactName: z.nullable(z.string()),
  /** Null for a member without the right to money. */
  fee: z.nullable(decimal),
  /** Of the fee; without one, the wedding's own, and null for the studio's. */
  currency: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  vendor: z.object({ ...shownToCouples, notes: z.nullable(z.string()) }),
  /** The other weddings on the same day that the vendor is part of, as far as the caller may see them. */
  sameDay: z.array(z.object({ clientId: id, couple: z.string(), status: z.enum(weddingVendorStatuses) })),
})
export type WeddingVendor = z.output<typeof plannersWeddingVendor>

export const ofWedding = endpoint(calls.ofWedding, {
  summary: 'The vendors of one wedding',
  feature: 'vendors',
  needs: 'day',
  for: {
    planner: { returns: z.array(plannersWeddingVendor) },
    couple: { returns: z.array(z.object({ ...weddingVendor, vendor: z.object(shownToCouples) })) },
  },
})

const status = z.enum(weddingVendorStatuses, 'Please choose one of the statuses.')

export const join = endpoint(calls.join, {
  summary: 'A vendor joins a wedding',
  for: { planner: { body: z.object({ vendorId: id, status: z.optional(status) }), returns: plannersWeddingVendor } },
})

const fee = z.nullable(
  z.union([
    z.pipe(
      z.literal(''),
      z.transform(() => null),
    ),
    amount.check(z.refine((given) => !given.startsWith('-'), 'Please enter a fee of zero or more.')),
  ]),
)

/** What is the planner's own of a vendor's part in a wedding. */
export const partFields = { contactName: optionalText(), fee: z.optional(fee), notes: optionalParagraph() }

export const partForm = z.object(partFields)

export const partChange = z.object({
  status: z.optional(status),
  ...partFields,
  previous: previousOf({ status: z.optional(status), ...partFields }),
})

export const changeStatus = endpoint(calls.changeStatus, {
  summary:
    "Changes where a vendor's part in a wedding stands, whom to ask for, its fee, and the notes for this wedding",
  for: { planner: { body: partChange, returns: plannersWeddingVendor } },
})

const several = z.object({
  /** The change in the history, by which it is undone; null if nothing changed. */
  batch: z.nullable(id),
  changed: z.number(),
})

export const addSeveral = endpoint(calls.addSeveral, {
  summary: 'Several vendors join a wedding, new ones too; those that are part of it already are left as they are',
  status: 200,
  for: {
    planner: {
      body: z.object({
        vendorIds: z.array(id).check(z.maxLength(100, 'At most 100 vendors at once.')),
        added: z.optional(
          z
            .array(z.object({ name: requiredText('Vendor name is required'), category }))
            .check(z.maxLength(20, 'At most 20 new vendors at once.')),
        ),
        status: z.optional(status),
      }),
      returns: z.extend(several, {
        /** Those of them that are booked for another wedding on the same day. */
        booked: z.array(z.object({ vendor: z.string(), couple: z.string() })),
      }),
    },
  },
})

export const removeOne = endpoint(calls.removeOne, {
  summary: 'A vendor leaves a wedding, which can be undone with all that was noted of it',
  status: 200,
  for: { planner: { body: z.object({ vendorId: id }), returns: several } },
})

export const leave = endpoint(calls.leave, {
  summary: 'A vendor leaves a wedding',
  for: { planner: { returns: nothing } },
})

export const vendorMail = z.object({
  vendorIds: z.array(id).check(z.minLength(1, 'Please choose a vendor.'), z.maxLength(50)),
  subject: requiredText('Please give the email a subject.'),
  text: requiredParagraph('Please write something.', limits.page),
  /** Gives each vendor that has a part in a published day the link to confirm it. */
  withDay: z.optional(z.boolean()),
})

export const mailVendors = endpoint(calls.mailVendors, {
  summary: 'Mails vendors of a wedding, each one separately; they answer to the studio',
  status: 202,
  for: { planner: { body: vendorMail, returns: z.object({ mails: z.number() }) } },
})

export const pdf = endpoint(calls.pdf, {
  summary: 'The vendors of a wedding on paper, with how to reach them',
  for: { planner: { returns: madeFile } },
})
