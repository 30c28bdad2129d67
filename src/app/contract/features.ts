/** All features with pages or first reads, written by `npm run features`. */
import accounts from '#studio/accounts/contract/feature.ts'
import looks from '#studio/looks/contract/feature.ts'
import members from '#studio/members/contract/feature.ts'
import secondFactors from '#studio/second-factors/contract/feature.ts'
import sessions from '#studio/sessions/contract/feature.ts'
import clients from '#weddings/clients/contract/feature.ts'
import couplePasskeys from '#weddings/couples/contract/couple-passkeys/feature.ts'
import couples from '#weddings/couples/contract/feature.ts'
import links from '#weddings/links/contract/feature.ts'
import people from '#weddings/people/contract/feature.ts'
import trash from '#weddings/trash/contract/feature.ts'
import vendors from '#weddings/vendors/contract/feature.ts'
import documents from '#planning/documents/contract/feature.ts'
import events from '#planning/events/contract/feature.ts'
import tasks from '#planning/tasks/contract/feature.ts'
import feedback from '#talk/feedback/contract/feature.ts'
import inbox from '#talk/inbox/contract/feature.ts'
import letters from '#talk/letters/contract/feature.ts'
import messages from '#talk/messages/contract/feature.ts'
import notifications from '#talk/notifications/contract/feature.ts'
import billing from '#money/billing/contract/feature.ts'
import figures from '#money/figures/contract/feature.ts'
import invoices from '#money/invoices/contract/feature.ts'
import days from '#day/days/contract/feature.ts'
import caterer from '#guests/counts/contract/caterer/feature.ts'
import counts from '#guests/counts/contract/feature.ts'
import guestLists from '#guests/guest-lists/contract/feature.ts'
import guestMails from '#guests/guest-mails/contract/feature.ts'
import guests from '#guests/guests/contract/feature.ts'
import parts from '#guests/guests/contract/parts/feature.ts'
import rsvpPage from '#guests/rsvp-page/contract/feature.ts'
import waves from '#guests/waves/contract/feature.ts'
import plan from '#plan/plan/contract/feature.ts'
import templates from '#plan/templates/contract/feature.ts'
import busy from '#overview/busy/contract/feature.ts'
import calendar from '#overview/calendar/contract/feature.ts'
import dashboard from '#overview/dashboard/contract/feature.ts'
import firstSteps from '#overview/first-steps/contract/feature.ts'
import portals from '#overview/portals/contract/feature.ts'
import summary from '#overview/summary/contract/feature.ts'
import today from '#overview/today/contract/feature.ts'
import feeds from '#exchange/feeds/contract/feature.ts'
import lists from '#exchange/lists/contract/feature.ts'

export const features = [
  accounts,
  looks,
  members,
  secondFactors,
  sessions,
  clients,
  couplePasskeys,
  couples,
  links,
  people,
  trash,
  vendors,
  documents,
  events,
  tasks,
  feedback,
  inbox,
  letters,
  messages,
  notifications,
  billing,
  figures,
  invoices,
  days,
  caterer,
  counts,
  guestLists,
  guestMails,
  guests,
  parts,
  rsvpPage,
  waves,
  plan,
  templates,
  busy,
  calendar,
  dashboard,
  firstSteps,
  portals,
  summary,
  today,
  feeds,
  lists,
] as const
