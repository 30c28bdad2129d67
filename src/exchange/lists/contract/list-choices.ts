/** Lists of which each row is added by itself. */
export const rowKinds = ['clients', 'vendors', 'tasks', 'events'] as const
export type RowKind = (typeof rowKinds)[number]
export const listKinds = [...rowKinds, 'guests'] as const
export type ListKind = (typeof listKinds)[number]

export const mostRows = 1000
/** Of guests, who belong to one wedding. */
export const mostGuestRows = 3000

/** Of all rows together. */
export const mostListBytes = 4 * 1024 * 1024

/** What happens with guests and envelopes that are there already. */
export const duplicateWays = ['merge', 'skip', 'add'] as const
export type DuplicateWay = (typeof duplicateWays)[number]

/** What a row of guests becomes. */
export const becomings = ['added', 'merged', 'skipped', 'there'] as const
export type Becoming = (typeof becomings)[number]
