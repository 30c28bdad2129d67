import * as clients from '#contract/calls/clients.ts'
import { dayHere } from '#contract/day.ts'
import type { Feature } from '#contract/feature.ts'
import { ask, planner } from '#contract/page.ts'
import * as templates from '#contract/calls/templates.ts'

export default {
  pages: [
    planner('/clients', {
      title: 'Clients',
      screen: 'clients/ClientsPage',
      opensOffline: true,
      reads: [clients.list, ask(clients.figures, () => ({ today: dayHere() }))],
    }),
    planner('/clients/{id}', {
      title: 'Client',
      screen: 'clients/ClientPage',
      opensOffline: true,
      reads: [clients.read, ask(clients.next, () => ({ today: dayHere() }))],
    }),
    planner('/new-client', { title: 'Add New Client', screen: 'clients/NewClientPage', reads: [templates.list] }),
  ],
  offline: { ofStudio: [clients.list], ofWedding: [clients.read] },
} satisfies Feature
