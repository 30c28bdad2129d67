import type { Feature } from '#contract/feature.ts'
import accounts from '#contract/features/accounts.ts'
import billing from '#contract/features/billing.ts'
import busy from '#contract/features/busy.ts'
import clients from '#contract/features/clients.ts'
import couplePasskeys from '#contract/features/couple-passkeys.ts'
import couples from '#contract/features/couples.ts'
import dashboard from '#contract/features/dashboard.ts'
import days from '#contract/features/days.ts'
import documents from '#contract/features/documents.ts'
import events from '#contract/features/events.ts'
import feedback from '#contract/features/feedback.ts'
import feeds from '#contract/features/feeds.ts'
import inbox from '#contract/features/inbox.ts'
import invoices from '#contract/features/invoices.ts'
import letters from '#contract/features/letters.ts'
import links from '#contract/features/links.ts'
import members from '#contract/features/members.ts'
import messages from '#contract/features/messages.ts'
import notifications from '#contract/features/notifications.ts'
import people from '#contract/features/people.ts'
import plan from '#contract/features/plan.ts'
import portals from '#contract/features/portals.ts'
import secondFactors from '#contract/features/second-factors.ts'
import sessions from '#contract/features/sessions.ts'
import tasks from '#contract/features/tasks.ts'
import templates from '#contract/features/templates.ts'
import today from '#contract/features/today.ts'
import trash from '#contract/features/trash.ts'
import vendors from '#contract/features/vendors.ts'

/** All features with pages or first reads. */
export const features: readonly Feature[] = [
  accounts,
  billing,
  busy,
  clients,
  couplePasskeys,
  couples,
  dashboard,
  days,
  documents,
  events,
  feedback,
  feeds,
  inbox,
  invoices,
  letters,
  links,
  members,
  messages,
  notifications,
  people,
  plan,
  portals,
  secondFactors,
  sessions,
  tasks,
  templates,
  today,
  trash,
  vendors,
]
