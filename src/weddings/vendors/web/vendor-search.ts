import type { Vendor } from '#weddings/vendors/contract/endpoints.ts'
import { plain } from '#platform/web/ui/plain.ts'
import { categoryLabel } from '#weddings/vendors/contract/vendor-choices.ts'

type Searchable = Pick<Vendor, 'name' | 'category' | 'email' | 'phone' | 'address' | 'notes'>

/** The vendors of the given category, or of all, that match every word. */
export function searchVendors<V extends Searchable>(vendors: readonly V[], words: string, category: string): V[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return vendors.filter((vendor) => {
    if (category !== '' && vendor.category !== category) return false
    const { name, email, phone, address, notes } = vendor
    const text = plain([name, categoryLabel(vendor.category), email, phone, address, notes].filter(Boolean).join('\n'))
    return wanted.every((word) => text.includes(word))
  })
}
