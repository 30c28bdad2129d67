import * as z from 'zod/mini'
import * as calls from '#weddings/vendors/contract/calls.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
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
  vendor: z.object({ ...shownToCouples, notes: z.nullable(z.string()) }),
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

export const changeStatus = endpoint(calls.changeStatus, {
  summary: "Changes where a vendor's part in a wedding stands",
  for: { planner: { body: z.object({ status }), returns: plannersWeddingVendor } },
})

export const leave = endpoint(calls.leave, {
  summary: 'A vendor leaves a wedding',
  for: { planner: { returns: nothing } },
})

export const vendorMail = z.object({
  vendorIds: z.array(id).check(z.minLength(1, 'Please choose a vendor.'), z.maxLength(50)),
  subject: requiredText('Please give the mail a subject.'),
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
