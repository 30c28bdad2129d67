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
