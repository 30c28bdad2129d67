import * as accounting from '#contract/accounting.ts'
import * as clients from '#contract/clients.ts'
import type { Feature } from '#contract/feature.ts'
import * as invoices from '#contract/invoices.ts'
import { planner } from '#contract/page.ts'
import * as portals from '#contract/portals.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    portals: true
  }
}

export default {
  calls: portals,
  restored: ['portals'],
  pages: [
    planner('/client-portals', { title: 'Client Portals', screen: 'portals/ClientPortalsPage', reads: [clients.list] }),
    planner('/portal-builder', {
      title: 'Portal Builder',
      screen: 'portals/PortalBuilderListPage',
      reads: [clients.list],
    }),
    planner('/portal-builder/{id}', {
      title: 'Portal Builder',
      screen: 'portals/PortalBuilderPage',
      reads: [portals.read, portals.readCustomization, invoices.ofClient, accounting.read, accounting.states],
    }),
    {
      path: '/client-portal/{id}',
      for: 'portal',
      title: 'Wedding portal',
      screen: 'portal/PortalPage',
      reads: [portals.read],
      looksBy: '/portal',
    },
  ],
} satisfies Feature
