import { msg } from '#platform/contract/locale/translate.ts'

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

const categoryLabels: Record<VendorCategory, string> = {
  photographer: msg('Photographer'),
  florist: msg('Florist'),
  caterer: msg('Caterer'),
  baker: msg('Baker'),
  musician: msg('Musician'),
  venue: msg('Venue'),
  decorator: msg('Decorator'),
  transportation: msg('Transportation'),
  beauty: msg('Beauty'),
  officiant: msg('Officiant'),
  videographer: msg('Videographer'),
  dj: msg('DJ'),
  other: msg('Other'),
}

/** 'photographer' as 'Photographer'; also for unknown categories. */
export const categoryLabel = (category: string): string =>
  categoryLabels[category as VendorCategory] ?? category.charAt(0).toUpperCase() + category.slice(1)

/** A vendor's role in a list of contacts is its category, to be translated; that of others is in the words of who wrote it. */
export const isCategory = (role: string): role is VendorCategory =>
  vendorCategories.some((category) => category === role)

export const partStatusLabels: Record<WeddingVendorStatus, string> = {
  potential: msg('Potential'),
  contacted: msg('Contacted'),
  booked: msg('Booked'),
  confirmed: msg('Confirmed'),
}
