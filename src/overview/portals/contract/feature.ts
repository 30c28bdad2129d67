import * as accounting from '#contract/calls/accounting.ts'
import * as clients from '#contract/calls/clients.ts'
import type { Feature } from '#contract/feature.ts'
import * as invoices from '#contract/calls/invoices.ts'
import { planner } from '#contract/page.ts'
import * as portals from '#contract/calls/portals.ts'

export default {
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
