export const ages = ['adult', 'child', 'infant'] as const
export type Age = (typeof ages)[number]

/** Whose guests they are. */
export const sides = ['one', 'two', 'both'] as const
export type Side = (typeof sides)[number]

/** Envelopes of the B list are invited when others decline. */
export const invitationLists = ['A', 'B'] as const
export type InvitationList = (typeof invitationLists)[number]

export const mostInEnvelope = 50
/** Of one wedding. */
export const mostGuests = 4000
export const mostEnvelopes = mostGuests
/** Of an envelope. */
export const mostTags = 20
