/** What links are for: a part of the wedding day, as one vendor, the wedding party, or anybody else sees it. */
export const linkKinds = ['vendor-day', 'party-day', 'guest-day'] as const
export type LinkKind = (typeof linkKinds)[number]

/** The one answer to a link that is unknown, was revoked or has expired. */
export const linkIsGone = 'This link is not valid any more. Please ask whoever sent it to you for a new one.'
