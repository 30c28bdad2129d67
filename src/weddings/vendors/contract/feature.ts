import type { Feature } from '#contract/feature.ts'
import { planner } from '#contract/page.ts'
import * as vendors from '#contract/calls/vendors.ts'

export default {
  pages: [
    planner('/vendors', { title: 'Vendors', screen: 'vendors/VendorsPage', reads: [vendors.list] }),
    planner('/new-vendor', { title: 'Add New Vendor', screen: 'vendors/NewVendorPage' }),
  ],
  readsOn: {
    '/clients/{id}?tab=vendors': [vendors.ofWedding, vendors.list],
    '/client-portal/{id}': [vendors.ofWedding],
  },
  offline: { ofWedding: [vendors.ofWedding] },
} satisfies Feature
