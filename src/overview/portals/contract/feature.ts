import * as accounting from '#money/accounting/contract/calls.ts'
import * as clients from '#weddings/clients/contract/calls.ts'
import type { Feature } from '#platform/contract/feature.ts'
import * as invoices from '#money/invoices/contract/calls.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { planner } from '#platform/contract/page.ts'
import * as portals from '#overview/portals/contract/calls.ts'

export default {
  pages: [
    planner('/client-portals', {
      title: 'Client Portals',
      screen: 'overview/portal-builder/web/ClientPortalsPage',
      reads: [clients.list],
    }),
    planner('/portal-builder', {
      title: 'Portal Builder',
      screen: 'overview/portal-builder/web/PortalBuilderListPage',
      reads: [clients.list],
    }),
    planner('/portal-builder/{id}', {
      title: 'Portal Builder',
      screen: 'overview/portal-builder/web/PortalBuilderPage',
      reads: [portals.read, portals.readCustomization, invoices.ofClient, accounting.read, accounting.states],
    }),
    {
      path: '/client-portal/{id}',
      for: 'portal',
      title: msg('Wedding portal'),
      screen: 'overview/portal/web/PortalPage',
      reads: [portals.read],
      looksBy: /\/portal$/,
    },
  ],
} satisfies Feature
