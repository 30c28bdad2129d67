import { formatDate } from '#platform/contract/locale/dates.ts'
import { coupleNames } from '#platform/contract/names.ts'
import type { TablePaper } from '#platform/server/paper/table-paper.ts'
import { categoryLabel, partStatusLabels } from '#weddings/vendors/contract/vendor-choices.ts'
import type { WeddingVendor } from '#weddings/vendors/contract/endpoints.ts'
import type { Locale } from '#platform/contract/locale/region.ts'

type Couple = { partnerOneName: string; partnerTwoName: string | null; weddingDate: string | null }

const below = (parts: readonly (string | null)[]) => parts.filter(Boolean).join('\n')

type Part = Pick<WeddingVendor, 'vendor' | 'status'>

const rowOf = ({ vendor, status }: Part) => [
  below([vendor.name, categoryLabel(vendor.category)]),
  below([vendor.phone, vendor.email, vendor.website]),
  vendor.address ?? '',
  partStatusLabels[status],
]

/** Whom to call: the vendors of a wedding by name. */
export function vendorsPaper(parts: readonly Part[], client: Couple, locale: Locale): TablePaper {
  const names = coupleNames(client)
  return {
    title: `Vendors for ${names}`,
    heading: 'Vendors',
    lines: [names, ...(client.weddingDate ? [`Wedding on ${formatDate(client.weddingDate, locale)}`] : [])],
    columns: [
      { name: 'Vendor', width: 6 },
      { name: 'Phone and email', width: 7 },
      { name: 'Address', width: 6 },
      { name: 'Booking', width: 3 },
    ],
    groups: parts.length > 0 ? [{ heading: null, rows: parts.map(rowOf) }] : [],
    nothing: 'There are no vendors yet.',
  }
}
