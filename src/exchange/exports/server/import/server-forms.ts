import * as z from 'zod/mini'
import { date, timeZone } from '#platform/contract/fields.ts'
import { batchKinds } from '#weddings/history/contract/endpoints.ts'
import { unplacedReasons } from '#talk/inbox/contract/endpoints.ts'
import { historyEntry } from '#money/invoices/contract/endpoints.ts'
import { letterKinds } from '#weddings/news/contract/letter-kinds.ts'
import { message } from '#talk/messages/contract/endpoints.ts'

type Fields = Readonly<Record<string, z.ZodMiniType>>

/** The next number can be counted up from here. */
const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000))
/** A thousand times what an invoice can be about: sums of them stay exact. */
const mostCents = 1_000_000_000_000_000
const cents = z.int().check(z.minimum(-mostCents), z.maximum(mostCents))

const file = { originalName: z.string().check(z.minLength(1), z.maxLength(1000)) }

const news = z.object({
  kind: z.enum(letterKinds),
  title: z.string(),
  detail: z.string(),
  shownId: z.optional(z.int()),
  count: z.optional(count),
})

const toldItem = z.object({
  id: z.int(),
  start: z.string().check(z.regex(/^\d\d:\d\d$/)),
  title: z.string(),
  vendorIds: z.array(z.int()),
})

const about = z.object({
  name: z.optional(z.string()),
  count: z.optional(count),
  from: z.optional(z.nullable(date)),
  to: z.optional(z.nullable(date)),
  templateId: z.optional(z.int()),
  skipped: z.optional(z.array(z.string())),
  of: z.optional(z.int()),
})

/** Those of rows that follow one another add up to more than a form takes. */
const offset = z.object({ months: z.int(), days: z.int() })
const templateContents = z.object({
  rows: count,
  tasks: count,
  events: count,
  payments: count,
  first: z.nullable(offset),
  last: z.nullable(offset),
})

const sheetRow = z.object({ start: z.int(), minutes: z.int(), title: z.string(), section: z.nullable(z.string()) })
const sheetContents = z.object({
  dayNames: z.array(z.string()),
  items: count,
  itemsWithFirstLook: z.optional(count),
  first: z.int(),
  last: z.int(),
})
const sheetDay = z.object({ name: z.string(), days: z.int(), hasCeremony: z.boolean(), rows: z.array(sheetRow) })

/** What only the server writes: what it can have written, so that its jobs and answers can read it. */
export const serverForms: Readonly<Record<string, Fields>> = {
  billing_settings: { freedNumbers: z.array(count) },
  messages: { sender: message.shape.sender },
  message_attachments: file,
  scheduled_files: file,
  unplaced_files: file,
  unplaced_mails: { reason: z.enum(unplacedReasons) },
  invoices: { amountCents: cents, taxCents: cents, paidCents: cents, waivedCents: cents, processingCents: cents },
  invoice_payments: { amountCents: cents },
  invoice_history: {
    what: historyEntry.shape.what,
    status: historyEntry.shape.status,
    amountBeforeCents: cents,
    amountCents: cents,
    paidBeforeCents: cents,
    paidCents: cents,
    aboutCents: cents,
  },
  letters: { news: z.array(news) },
  days: { version: count },
  day_vendors: {
    changedIn: count,
    confirmedVersion: count,
    toldVersion: count,
    toldItems: z.array(toldItem),
    toldDay: z.object({ date: z.nullable(date), timeZone, place: z.nullable(z.string()) }),
  },
  links: { openedCount: count },
  templates: { contents: templateContents, revision: count },
  sheet_templates: { days: z.array(sheetDay), contents: sheetContents },
  history_batches: { kind: z.enum(batchKinds), about },
  history: { operation: z.enum(['insert', 'update', 'delete']), byKind: z.enum(['planner', 'couple', 'system']) },
}
