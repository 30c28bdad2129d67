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
    planner('/client-portals', {
      title: 'Client Portals',
      screen: 'portal-builder/ClientPortalsPage',
      reads: [clients.list],
    }),
    planner('/portal-builder', {
      title: 'Portal Builder',
      screen: 'portal-builder/PortalBuilderListPage',
      reads: [clients.list],
    }),
    planner('/portal-builder/{id}', {
      title: 'Portal Builder',
      screen: 'portal-builder/PortalBuilderPage',
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
