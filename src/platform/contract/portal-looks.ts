export const colorSchemes = ['sand', 'rose', 'blue', 'purple', 'green', 'gray'] as const
export type ColorScheme = (typeof colorSchemes)[number]

export const typographies = ['inter', 'playfair', 'montserrat', 'lora'] as const
export type Typography = (typeof typographies)[number]

export const portalFeatures = ['calendar', 'tasks', 'vendors', 'documents', 'billing', 'messaging'] as const
export type PortalFeature = (typeof portalFeatures)[number]
/** The wedding day and the guest list have switches of their own, because the features that a portal begins with are fixed. */
export type PortalPart = PortalFeature | 'day' | 'guests'
