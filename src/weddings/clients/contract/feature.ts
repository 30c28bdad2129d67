import * as clients from '#weddings/clients/contract/calls.ts'
import { dayHere } from '#platform/contract/calendar-date.ts'
import type { Feature } from '#platform/contract/feature.ts'
import { ask, planner } from '#platform/contract/page.ts'

export default {
  pages: [
    planner('/clients', {
      title: 'Clients',
      screen: 'app/web/clients/ClientsPage',
      opensOffline: true,
      reads: [clients.list, ask(clients.figures, () => ({ today: dayHere() }))],
    }),
    planner('/clients/{id}', {
      shows: 'client',
      title: 'Client',
      screen: 'app/web/clients/ClientPage',
      opensOffline: true,
      reads: [clients.read, ask(clients.next, () => ({ today: dayHere() }))],
    }),
    planner('/new-client', {
      title: 'Add New Client',
      screen: 'app/web/clients/NewClientPage',
    }),
  ],
  offline: { ofStudio: [clients.list], ofWedding: [clients.read] },
} satisfies Feature
