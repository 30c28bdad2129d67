export const documentCategories = ['contract', 'general', 'inspiration', 'timeline', 'other'] as const
export type DocumentCategory = (typeof documentCategories)[number]
