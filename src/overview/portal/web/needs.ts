import { dayMs } from '#platform/contract/calendar-date.ts'
import type { OpenGuests } from '#guests/counts/contract/open-guests.ts'
import type { Document } from '#planning/documents/contract/endpoints.ts'
import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import type { Message } from '#talk/messages/contract/endpoints.ts'
import { isSome } from '#platform/contract/locale/money.ts'
import { isForCouple } from '#overview/portal/web/for-couple.ts'
import { isOwed, isShown } from '#overview/portal/web/public/billing.ts'

export type NeededTask = {
  id: number
  title: string
  dueDate: string | null
  completed: boolean
  assignedTo: string
}
type ShownInvoice = Pick<
  CoupleInvoice,
  'id' | 'invoiceNumber' | 'currency' | 'open' | 'dueDate' | 'status' | 'processing'
>
/** For a planner who looks at the portal, with drafts. */
type PortalInvoice = Omit<ShownInvoice, 'invoiceNumber'> & { invoiceNumber: string | null }

/** What the sections have; a section that the person does not see, or that is not loaded, has nothing. */
export type Given = {
  tasks?: readonly NeededTask[] | undefined
  invoices?: readonly PortalInvoice[] | undefined
  messages?: readonly Message[] | undefined
  documents?: readonly Document[] | undefined
  guests?: OpenGuests | undefined
  /** The invoices that the planner chose for the portal; none means all. */
  selected?: readonly number[] | undefined
}

/** What was done in this browser. */
export type Done = {
  /** Ids of documents that were opened in this browser. */
  viewed: readonly number[]
  /** Keys of the needs that were done since the page was opened; they stay in the list. */
  kept: ReadonlySet<string>
}

export type Need = { key: string; done: boolean } & (
  | { kind: 'task'; task: NeededTask }
  | { kind: 'invoice'; invoice: ShownInvoice }
  | { kind: 'messages'; messages: readonly Message[] }
  | { kind: 'document'; document: Document }
  | { kind: GuestNeed; count: number; dueDate: string | null }
  | { kind: 'more'; section: 'tasks' | 'billing' | 'documents'; count: number }
)

/** What is missing in the guest list. */
export type GuestNeed = 'answers' | 'meals' | 'addresses'

/** How many of each kind are listed; the rest is in its section. */
export const shownOfEach = 3
/** For how long a new document asks to be looked at. */
const newDays = 14

/**
 * All open needs, and those done just now: tasks and invoices by due date, how many more there are of them, messages,
 * documents with the newest first. Of each kind, the first `most` are shown.
 */
export function needsOf(given: Given, { viewed, kept }: Done, now: Date, most = shownOfEach): Need[] {
  const dated = [
    ...firstOf(
      'tasks',
      dueFirst((given.tasks ?? []).filter((task) => isForCouple(task) && task.assignedTo === 'client')).map(
        (task) => ({ key: `task-${task.id}`, done: task.completed, kind: 'task', task }) as const,
      ),
      { kept, most },
    ),
    ...firstOf(
      'billing',
      dueFirst((given.invoices ?? []).filter((invoice) => isToPay(invoice, given.selected))).map(
        (invoice) => ({ key: `invoice-${invoice.id}`, done: false, kind: 'invoice', invoice }) as const,
      ),
      { kept, most },
    ),
  ]
  return [
    ...dated.filter(({ kind }) => kind !== 'more').toSorted((a, b) => dueOf(a).localeCompare(dueOf(b))),
    ...dated.filter(({ kind }) => kind === 'more'),
    ...ofGuests(given.guests),
    ...unread(given.messages ?? []),
    ...firstOf(
      'documents',
      (given.documents ?? [])
        .filter((document) => isForCouple(document) && isNew(document, now))
        .map(
          (document) =>
            ({
              key: `document-${document.id}`,
              done: viewed.includes(document.id),
              kind: 'document',
              document,
            }) as const,
        ),
      { kept, most },
    ),
  ]
}

/** The first open ones, and the number of the others. */
function firstOf(
  section: 'tasks' | 'billing' | 'documents',
  needs: readonly Need[],
  { kept, most }: { kept: ReadonlySet<string>; most: number },
): Need[] {
  const open = needs.filter(({ done }) => !done)
  const first = new Set(open.slice(0, most))
  const shown = needs.filter((need) => first.has(need) || (need.done && kept.has(need.key)))
  const count = open.length - first.size
  return count > 0 ? [...shown, { key: `more-${section}`, done: false, kind: 'more', section, count }] : shown
}

/** Without a date last. */
const dateOf = ({ dueDate }: { dueDate: string | null }) => dueDate ?? '9999'

const dueFirst = <Due extends { id: number; dueDate: string | null }>(all: readonly Due[]) =>
  all.toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)) || a.id - b.id)

const dueOf = (need: Need) =>
  need.kind === 'task' ? dateOf(need.task) : need.kind === 'invoice' ? dateOf(need.invoice) : '9999'

/** A bank debit that is on its way needs nothing from the couple. */
const isToPay = (invoice: PortalInvoice, selected: readonly number[] = []): invoice is ShownInvoice =>
  isShown(invoice, selected) && isOwed(invoice) && !isSome(invoice.processing)

function ofGuests(missing: OpenGuests | undefined): Need[] {
  if (!missing) return []
  const { unanswered, deadline, withoutMeal, withoutAddress } = missing
  const need = (kind: GuestNeed, count: number, dueDate: string | null = null): Need[] =>
    count > 0 ? [{ key: `guests-${kind}`, done: false, kind, count, dueDate }] : []
  return [...need('answers', unanswered, deadline), ...need('meals', withoutMeal), ...need('addresses', withoutAddress)]
}

function unread(messages: readonly Message[]): Need[] {
  const news = messages.filter(({ sender, read }) => sender === 'planner' && !read)
  return news.length > 0 ? [{ key: 'messages', done: false, kind: 'messages', messages: news }] : []
}

/** A document without a file can't be looked at. */
const isNew = ({ uploadedBy, fileType, createdAt }: Document, now: Date) =>
  uploadedBy === 'planner' && fileType !== '' && Date.parse(createdAt) > now.getTime() - newDays * dayMs
