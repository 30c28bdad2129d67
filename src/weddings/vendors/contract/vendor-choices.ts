export const vendorCategories = [
  'photographer',
  'florist',
  'caterer',
  'baker',
  'musician',
  'venue',
  'decorator',
  'transportation',
  'beauty',
  'officiant',
  'videographer',
  'dj',
  'other',
] as const
export type VendorCategory = (typeof vendorCategories)[number]

export const weddingVendorStatuses = ['potential', 'contacted', 'booked', 'confirmed'] as const
export type WeddingVendorStatus = (typeof weddingVendorStatuses)[number]

export const firmStatuses: readonly WeddingVendorStatus[] = ['booked', 'confirmed']
export const isFirm = (status: WeddingVendorStatus): boolean => firmStatuses.includes(status)

/** 'photographer' as 'Photographer'; also for unknown categories. */
export function categoryLabel(category: string): string {
  return category === 'dj' ? 'DJ' : category.charAt(0).toUpperCase() + category.slice(1)
}

export const partStatusLabels: Record<WeddingVendorStatus, string> = {
  potential: 'Potential',
  contacted: 'Contacted',
  booked: 'Booked',
  confirmed: 'Confirmed',
}
