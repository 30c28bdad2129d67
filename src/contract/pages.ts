import { addressOf } from '#contract/address.ts'
import { dayHere, monthHere } from '#contract/day.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import type { ColorScheme, Typography } from '#contract/portal-looks.ts'

export type FirstRead = { endpoint: Endpoint; input: object; address: string }

/** A page: the module that shows it, and what it reads first. The server puts both into the HTML. */
export type Page = {
  path: string
  title: string
  /** Module under src/web, without its ending. */
  screen: string
  /** A portal is for its couple, and for the planner whose couple it is. */
  for: 'anyone' | 'planner' | 'portal'
  reads: (params: Record<string, number>) => FirstRead[]
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

const id = (params: Record<string, number>) => ({ params: { id: params.id ?? 0 } })

/** What every signed-in planner's page reads, whatever it shows. */
export const plannerReads = [read(contract.accounts.me, {}), read(contract.notifications.unreadCount, {})]

export const pages: readonly Page[] = [
  open('/login', { title: 'Sign in', screen: 'accounts/LoginPage' }),
  open('/verify-email', { title: 'Verify your e-mail', screen: 'accounts/VerifyEmailPage' }),
  open('/forgot-password', { title: 'Forgotten password', screen: 'accounts/ForgotPasswordPage' }),
  open('/reset-password', { title: 'New password', screen: 'accounts/ResetPasswordPage' }),
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
    reads: () => [read(contract.clients.list, {})],
  }),
  planner('/clients/{id}', {
    title: 'Client',
    screen: 'clients/ClientPage',
    reads: (at) => [read(contract.clients.read, id(at))],
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
    reads: () => [read(contract.clients.list, {}), read(contract.tasks.list, {})],
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
  planner('/vendors', {
    title: 'Vendors',
    screen: 'vendors/VendorsPage',
    reads: () => [read(contract.vendors.list, {})],
  }),
  planner('/new-vendor', { title: 'Add New Vendor', screen: 'vendors/NewVendorPage' }),
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
    reads: () => [read(contract.accounts.readPreferences, {})],
  }),
]
