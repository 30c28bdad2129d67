import type { Feature } from '#platform/contract/feature.ts'
import { planner } from '#platform/contract/page.ts'
import * as vendors from '#weddings/vendors/contract/calls.ts'

export default {
  pages: [
    planner('/vendors', { title: 'Vendors', screen: 'app/web/lists/VendorsPage', reads: [vendors.list] }),
    planner('/new-vendor', { title: 'Add New Vendor', screen: 'weddings/vendors/web/NewVendorPage' }),
  ],
  readsOn: {
    '/clients/{id}?tab=vendors': [vendors.ofWedding, vendors.list],
    '/client-portal/{id}': [vendors.ofWedding],
  },
  offline: { ofWedding: [vendors.ofWedding] },
} satisfies Feature
