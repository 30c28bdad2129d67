import * as z from 'zod/mini'
import * as calls from '#weddings/clients/contract/calls.ts'
import { previousOf } from '#platform/contract/previous.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import {
  email,
  id,
  instant,
  nothing,
  inWeddingYears,
  optionalDate,
  optionalLanguage,
  optionalParagraph,
  optionalText,
  requiredDate,
  requiredText,
  text,
  storedFile,
  viewersDay,
} from '#platform/contract/fields.ts'
import { optionalCurrency } from '#platform/contract/locale/currency-field.ts'
import { limits } from '#platform/contract/limits.ts'
import { languages } from '#platform/contract/locale/language.ts'
import { avatarMegabytes, avatarTypes } from '#platform/contract/pictures.ts'

export const clientStatuses = [
  'inquiry',
  'consultation',
  'contracted',
  'planning',
  'completed',
  'initial',
  'active',
] as const
export type ClientStatus = (typeof clientStatuses)[number]

/** The fields that a couple may see of itself. */
const coupleView = {
  id,
  partnerOneName: z.string(),
  partnerTwoName: z.nullable(z.string()),
  weddingDate: z.nullable(z.string()),
  venue: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  guestCount: z.nullable(z.string()),
  status: z.enum(clientStatuses),
  avatarUrl: z.nullable(z.string()),
}

export const coupleClient = z.object(coupleView)

export const client = z.object({
  ...coupleView,
  plannerId: id,
  budget: z.nullable(z.string()),
  /** In which its people read the portal, letters and papers; null for English. */
  language: z.nullable(z.enum(languages)),
  /** ISO 4217, of its invoices to come; null for the studio's. */
  currency: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  isActivated: z.boolean(),
  inviteSent: z.boolean(),
  inviteExpiresAt: z.nullable(instant),
  lastLogin: z.nullable(instant),
  archivedAt: z.nullable(instant),
  createdAt: instant,
})
export type Client = z.output<typeof client>

const optionalFields = {
  partnerTwoName: optionalText(),
  phone: optionalText(60),
  weddingDate: optionalDate.check(inWeddingYears),
  venue: optionalText(),
  guestCount: z.optional(z.nullable(z.union([z.pipe(z.number(), z.transform(String)), text(60)]))),
  budget: optionalText(100),
  /** '' and null both mean the studio's. */
  currency: optionalCurrency,
  notes: optionalParagraph(limits.page),
  status: z.optional(z.enum(clientStatuses, 'Please choose one of the statuses.')),
  language: optionalLanguage,
}

/** Rules of the page that adds a couple: only a name and an address are required. */
export const newClient = z.object({
  partnerOneName: requiredText('Partner 1 name is required'),
  email: email(),
  ...optionalFields,
})

const changedFields = {
  ...optionalFields,
  partnerOneName: z.optional(requiredText('Partner 1 name is required')),
  email: z.optional(email()),
}
/** The fields of a couple that one person may change while another does. */
export type ClientField = keyof typeof changedFields

export const clientChange = z.object({
  ...changedFields,
  /** The values that the caller has seen. If one is another by now, nothing is changed. */
  previous: previousOf(changedFields),
  /** Sent by the edit form; the id in the path decides, and a different one is refused. */
  id: z.optional(z.number()),
})

/** The edit dialog is stricter than the server. */
export const editClientForm = z.object({
  partnerOneName: requiredText('Partner 1 name is required'),
  partnerTwoName: requiredText('Partner 2 name is required'),
  email: email(),
  phone: optionalText(60),
  weddingDate: requiredDate('Wedding date is required').check(inWeddingYears),
  venue: optionalText(),
  status: z.enum(clientStatuses),
})

export const list = endpoint(calls.list, {
  summary: 'All couples of the studio: the next wedding first, past ones last',
  needs: 'names',
  for: { planner: { returns: z.array(client) } },
})

/** Figures for a couple: next event, open tasks, amount owed, unread messages. */
export const clientFigures = z.object({
  clientId: id,
  nextDate: z.nullable(z.string()),
  nextTitle: z.nullable(z.string()),
  openTasks: z.number(),
  /** That of the wedding. */
  currency: z.string(),
  /** A decimal string, like all amounts. */
  owed: z.string(),
  /** What is owed in other currencies. */
  alsoOwed: z.array(z.object({ currency: z.string(), owed: z.string() })),
  unread: z.number(),
})
export type ClientFigures = z.output<typeof clientFigures>

export const figures = endpoint(calls.figures, {
  summary: 'For every couple of the studio: the next event, open tasks, what is owed, and unread messages',
  for: { planner: { query: viewersDay, returns: z.array(clientFigures) } },
})

export const create = endpoint(calls.create, {
  summary: 'Adds a couple',
  for: { planner: { body: newClient, returns: client } },
})

export const read = endpoint(calls.read, {
  summary: 'One couple',
  needs: 'day',
  for: { planner: { returns: client }, couple: { returns: coupleClient } },
})

export const update = endpoint(calls.update, {
  summary: 'Changes the given fields of a couple',
  for: { planner: { body: clientChange, returns: client } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Deletes a couple with everything that belongs to it; it can be brought back for 30 days',
  for: { planner: { returns: nothing } },
})

export const uploadAvatar = endpoint(calls.uploadAvatar, {
  summary: "Sets the couple's picture; it is re-encoded and resized",
  status: 200,
  upload: { types: avatarTypes.split(','), maxBytes: avatarMegabytes * 1024 * 1024 },
  for: { planner: { returns: client } },
})

export const avatar = endpoint(calls.avatar, {
  summary: "The couple's picture",
  needs: 'names',
  for: { planner: { returns: storedFile }, couple: { returns: storedFile } },
})

const due = z.object({ id, title: z.string(), dueDate: z.string(), assignedTo: z.string() })
const ahead = z.object({
  kind: z.enum(['task', 'event']),
  id,
  title: z.string(),
  date: z.string(),
  time: z.nullable(z.string()),
})

/** What a planner needs to know first about a wedding. Lists have the first rows, counts all. */
export const nextSteps = z.object({
  late: z.array(due),
  lateCount: z.number(),
  owed: z.array(
    z.object({
      id,
      invoiceNumber: z.string(),
      currency: z.string(),
      open: z.string(),
      dueDate: z.nullable(z.string()),
    }),
  ),
  unconfirmed: z.array(z.object({ vendorId: id, name: z.string(), status: z.string() })),
  ahead: z.array(ahead),
  /** The date for which a run sheet is published that has another date now. */
  publishedFor: z.nullable(z.string()),
  /** For the tabs: open tasks, events that are coming or wait for a date, vendors, people, documents, unpaid invoices, unread messages. */
  counts: z.object({
    tasks: z.number(),
    events: z.number(),
    vendors: z.number(),
    people: z.number(),
    documents: z.number(),
    billing: z.number(),
    messages: z.number(),
  }),
})
export type NextSteps = z.output<typeof nextSteps>

export const next = endpoint(calls.next, {
  summary: 'What is late, owed, unconfirmed and next for one wedding, and the counts of its tabs',
  for: { planner: { query: viewersDay, returns: nextSteps } },
})
