import type { TodayLine, TodayPage } from '#overview/today/contract/endpoints.ts'
import type { Subject } from '#overview/today/server/line-parts.ts'
import { mostLines, mostRows } from '#overview/today/server/queries.ts'

type Rest = { one: string; many: string; page: TodayPage }
const restOf: Record<Subject['kind'], Rest> = {
  event: { one: 'event today', many: 'events today', page: { to: '/calendar' } },
  task: {
    one: 'task that is due',
    many: 'tasks that are due',
    page: { to: '/tasks', search: { status: 'overdue' } },
  },
  'couple-task': {
    one: 'overdue task for a couple',
    many: 'overdue tasks for couples',
    page: { to: '/tasks', search: { status: 'overdue' } },
  },
  invoice: {
    one: 'invoice that is overdue or due today',
    many: 'invoices that are overdue or due today',
    page: { to: '/invoices' },
  },
  draft: {
    one: 'draft that is due to go out',
    many: 'drafts that are due to go out',
    page: { to: '/invoices', search: { status: 'Draft' } },
  },
  message: { one: 'unread conversation', many: 'unread conversations', page: { to: '/messages' } },
  moved: {
    one: 'wedding whose new date is not published',
    many: 'weddings whose new date is not published',
    page: { to: '/clients' },
  },
  venue: {
    one: 'upcoming wedding without a venue',
    many: 'upcoming weddings without a venue',
    page: { to: '/clients' },
  },
  vendors: {
    one: 'upcoming wedding without a confirmed vendor',
    many: 'upcoming weddings without a confirmed vendor',
    page: { to: '/clients' },
  },
  schedule: {
    one: 'upcoming wedding without a schedule for the day',
    many: 'upcoming weddings without a schedule for the day',
    page: { to: '/clients' },
  },
  invite: {
    one: 'upcoming wedding with an unopened portal',
    many: 'upcoming weddings with an unopened portal',
    page: { to: '/client-portals' },
  },
  answers: {
    one: 'wedding whose guests have not answered',
    many: 'weddings whose guests have not answered',
    page: { to: '/clients' },
  },
  meals: {
    one: 'wedding whose guests have not chosen a meal',
    many: 'weddings whose guests have not chosen a meal',
    page: { to: '/clients' },
  },
  addresses: {
    one: 'wedding with invitations without an address',
    many: 'weddings with invitations without an address',
    page: { to: '/clients' },
  },
  portal: {
    one: 'portal that nobody has opened',
    many: 'portals that nobody has opened',
    page: { to: '/client-portals' },
  },
}

/** A link to what is not listed. */
export function lineOfRest(kind: Subject['kind'], count: number): TodayLine {
  const { one, many, page } = restOf[kind]
  return {
    key: `more-${kind}`,
    kind: 'more',
    clientId: null,
    clientName: null,
    weddingDate: null,
    title: `${count + mostLines >= mostRows ? 'Over ' : ''}${count} more ${count === 1 ? one : many}`,
    reason: `Only the first ${mostLines} are listed here.`,
    detail: {},
    page,
    action: { kind: 'open' },
  }
}
