/**
 * Who sees an item of a published day: everyone with the portal or a link; the couple; the vendors who are responsible
 * for it; the wedding party; only the studio. A responsible vendor sees it in any case but the last.
 */
export const audiences = ['everyone', 'couple', 'vendors', 'party', 'studio'] as const
export type Audience = (typeof audiences)[number]
/** Who sees what is new: a note about an allergy is not for guests. Who else sees it is chosen. */
export const firstAudience: Audience = 'vendors'

/** How far an item is on the day. */
export const itemStates = ['open', 'running', 'done', 'skipped'] as const
export type ItemState = (typeof itemStates)[number]

export const mostItems = 300
export const mostContacts = 100
