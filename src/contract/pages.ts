import { addressOf } from '#contract/address.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'

export type FirstRead = { endpoint: Endpoint; input: object; address: string }

/** A page: the module that shows it, and what it reads first. The server puts both into the HTML. */
export type Page = {
  path: string
  title: string
  /** Module under src/web, without its ending. */
  screen: string
  for: 'anyone' | 'planner'
  reads: (params: Record<string, number>) => FirstRead[]
}

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
    reads: () => [read(contract.clients.list, {})],
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
