import { addressOf } from '#contract/address.ts'
import { dayHere, monthHere, weeksOfMonth } from '#contract/day.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import type { ColorScheme, Typography } from '#contract/portal-looks.ts'

export type FirstRead = { endpoint: Endpoint; input: object; address: string }

/** Ids, the secret that travels in a link, and which tab of the page is open. */
export type PageParams = Record<string, string | number>

/** A page: the module that shows it, and what it reads first. The server puts both into the HTML. */
export type Page = {
  path: string
  title: string
  /** Module under src/web, without its ending. */
  screen: string
  /** A portal is for its couple, and for the planner whose couple it is. */
  for: 'anyone' | 'planner' | 'portal'
  reads: (params: PageParams) => FirstRead[]
  /** How the page looks from the first paint on, by its first answers. */
  look?: (answers: Record<string, string>) => Look | undefined
}

type Look = { colorScheme: ColorScheme; typography: Typography }

function read<E extends Endpoint>(endpoint: E, input: Input<E>): FirstRead {
  return { endpoint, input, address: addressOf(endpoint, input as object) }
}

type Options = { reads?: Page['reads']; title: string; screen: string }
const open = (path: string, options: Options): Page => ({ path, for: 'anyone', reads: () => [], ...options })
const planner = (path: string, options: Options): Page => ({ path, for: 'planner', reads: () => [], ...options })

const id = (at: PageParams) => ({ params: { id: Number(at['id'] ?? 0) } })

/** What the tabs of a client's page show, so that a page that opens with one of them brings that along. */
const clientTabReads = new Map<unknown, Page['reads']>([
  ['events', (at) => [read(contract.events.listOfClient, id(at))]],
  ['tasks', (at) => [read(contract.tasks.ofClient, id(at))]],
  ['vendors', (at) => [read(contract.vendors.ofWedding, id(at)), read(contract.vendors.list, {})]],
  ['documents', (at) => [read(contract.documents.ofWedding, id(at))]],
  ['billing', (at) => [read(contract.invoices.ofClient, id(at)), read(contract.invoices.readLedger, id(at))]],
  ['messages', (at) => [read(contract.messages.thread, { ...id(at), query: { limit: 50 } })]],
])

/** Who is signed in, which an open page wants to know of both. */
export const sessionReads = {
  planner: read(contract.accounts.me, {}),
  couple: read(contract.couples.session, {}),
}

/** What every signed-in planner's page reads, whatever it shows. */
export const plannerReads = [sessionReads.planner, read(contract.notifications.unreadCount, {})]

export const pages: readonly Page[] = [
  open('/login', { title: 'Sign in', screen: 'accounts/LoginPage' }),
  open('/verify-email', { title: 'Verify your email', screen: 'accounts/VerifyEmailPage' }),
  open('/forgot-password', { title: 'Forgotten password', screen: 'accounts/ForgotPasswordPage' }),
  open('/reset-password', { title: 'New password', screen: 'accounts/ResetPasswordPage' }),
  open('/restore-email', { title: 'Your email address', screen: 'accounts/RestoreEmailPage' }),
  open('/client-invite/{token}', {
    title: 'Your wedding portal',
    screen: 'couples/InvitePage',
    reads: (at) => [read(contract.couples.readInvite, { params: { token: String(at['token']) } })],
  }),
  open('/client-login', { title: 'Your wedding portal', screen: 'couples/CoupleLoginPage' }),
  open('/client-forgot-password', { title: 'Forgotten password', screen: 'couples/CoupleForgotPasswordPage' }),
  planner('/', {
    title: 'Dashboard',
    screen: 'dashboard/DashboardPage',
    reads: () => [
      read(contract.dashboard.readStats, { query: { today: dayHere() } }),
      read(contract.messages.recent, {}),
      read(contract.events.upcoming, { query: { today: dayHere() } }),
      read(contract.goals.list, { query: { monthYear: monthHere() } }),
    ],
  }),
  planner('/clients', {
    title: 'Clients',
    screen: 'clients/ClientsPage',
    reads: () => [read(contract.clients.list, {}), read(contract.clients.figures, { query: { today: dayHere() } })],
  }),
  planner('/clients/{id}', {
    title: 'Client',
    screen: 'clients/ClientPage',
    reads: (at) => [read(contract.clients.read, id(at)), ...(clientTabReads.get(at['tab'])?.(at) ?? [])],
  }),
  planner('/new-client', { title: 'Add New Client', screen: 'clients/NewClientPage' }),
  planner('/tasks', {
    title: 'Tasks',
    screen: 'tasks/TasksPage',
    reads: () => [read(contract.tasks.list, {}), read(contract.clients.list, {})],
  }),
  planner('/tasks/{id}', {
    title: 'Task',
    screen: 'tasks/TaskPage',
    reads: (at) => [read(contract.tasks.read, id(at))],
  }),
  planner('/new-task', {
    title: 'New Task',
    screen: 'tasks/NewTaskPage',
    reads: () => [read(contract.clients.list, {})],
  }),
  planner('/calendar', {
    title: 'Calendar',
    screen: 'events/CalendarPage',
    reads: () => [read(contract.clients.list, {}), read(contract.events.calendar, { query: weeksOfMonth(dayHere()) })],
  }),
  planner('/events/{id}', {
    title: 'Event',
    screen: 'events/EventPage',
    reads: (at) => [read(contract.events.read, id(at))],
  }),
  planner('/new-event', {
    title: 'New Event',
    screen: 'events/NewEventPage',
    reads: () => [read(contract.clients.list, {})],
  }),
  planner('/client-portals', {
    title: 'Client Portals',
    screen: 'portals/ClientPortalsPage',
    reads: () => [read(contract.clients.list, {})],
  }),
  planner('/portal-builder', {
    title: 'Portal Builder',
    screen: 'portals/PortalBuilderListPage',
    reads: () => [read(contract.clients.list, {})],
  }),
  planner('/portal-builder/{id}', {
    title: 'Portal Builder',
    screen: 'portals/PortalBuilderPage',
    reads: (at) => [
      read(contract.portals.read, id(at)),
      read(contract.portals.readCustomization, id(at)),
      read(contract.invoices.ofClient, id(at)),
      read(contract.accounting.read, {}),
      read(contract.accounting.states, {}),
    ],
  }),
  planner('/vendors', {
    title: 'Vendors',
    screen: 'vendors/VendorsPage',
    reads: () => [read(contract.vendors.list, {})],
  }),
  planner('/new-vendor', { title: 'Add New Vendor', screen: 'vendors/NewVendorPage' }),
  planner('/documents', {
    title: 'Documents',
    screen: 'documents/DocumentsPage',
    reads: () => [read(contract.documents.list, {}), read(contract.clients.list, {})],
  }),
  planner('/invoices', {
    title: 'Invoices',
    screen: 'invoices/InvoicesPage',
    reads: () => [
      read(contract.invoices.list, {}),
      read(contract.invoices.readTotals, {}),
      read(contract.clients.list, {}),
    ],
  }),
  planner('/invoices/{id}', {
    title: 'Invoice',
    screen: 'invoices/InvoicePage',
    reads: (at) => [read(contract.invoices.read, id(at))],
  }),
  planner('/feedback', {
    title: 'Feedback',
    screen: 'feedback/FeedbackPage',
    reads: () => [read(contract.feedback.list, {})],
  }),
  planner('/messages', {
    title: 'Messages',
    screen: 'messages/MessagesPage',
    reads: () => [read(contract.messages.conversations, {})],
  }),
  planner('/notifications', {
    title: 'Notifications',
    screen: 'notifications/NotificationsPage',
    reads: () => [read(contract.notifications.list, {})],
  }),
  planner('/settings', {
    title: 'Settings',
    screen: 'settings/SettingsPage',
    reads: ({ tab }) => [
      read(contract.accounts.readPreferences, {}),
      read(contract.trash.list, {}),
      ...(tab === 'billing' ? [read(contract.billing.read, {})] : []),
    ],
  }),
  {
    path: '/client-portal/{id}',
    for: 'portal',
    title: 'Wedding portal',
    screen: 'portal/PortalPage',
    reads: (at) => [
      read(contract.portals.read, id(at)),
      read(contract.events.listOfClient, id(at)),
      read(contract.tasks.ofClient, id(at)),
      read(contract.vendors.ofWedding, id(at)),
      read(contract.documents.ofWedding, id(at)),
      read(contract.invoices.ofClient, id(at)),
      read(contract.messages.thread, { ...id(at), query: { limit: 50 } }),
      read(contract.feedback.ofWedding, id(at)),
    ],
    look: (answers) => {
      const address = Object.keys(answers).find((name) => name.endsWith('/portal'))
      const portal = address ? (JSON.parse(answers[address]!) as { customization: Look }) : undefined
      return portal?.customization
    },
  },
]
