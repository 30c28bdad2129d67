import { msg } from '#platform/contract/locale/translate.ts'

/** Links to a part of the wedding day, as one vendor, the wedding party, or anybody else sees it. */
export const dayLinkKinds = ['vendor-day', 'party-day', 'guest-day'] as const
export type DayLinkKind = (typeof dayLinkKinds)[number]

/** Calendars to subscribe to: of the whole studio, of one wedding, or of one member, the owner included. */
export const feedKinds = ['studio-calendar', 'wedding-calendar', 'member-calendar'] as const
export type FeedKind = (typeof feedKinds)[number]

/** The answer of the guests of one envelope. */
export const rsvpKinds = ['rsvp'] as const

/** How many guests a caterer of a wedding cooks for. */
export const catererKinds = ['caterer'] as const

/** What links are for. */
export const linkKinds = [...dayLinkKinds, ...feedKinds, ...rsvpKinds, ...catererKinds] as const
export type LinkKind = (typeof linkKinds)[number]

/** Whom or what a link is for, as in 'a link for guests' and 'the calendar of all weddings'. */
export const linkAudiences: Readonly<Record<LinkKind, string>> = {
  'vendor-day': 'a vendor',
  'party-day': 'the wedding party',
  'guest-day': 'guests',
  'studio-calendar': 'all weddings',
  'wedding-calendar': 'one wedding',
  'member-calendar': 'a member',
  rsvp: 'the answer of an envelope',
  caterer: 'a caterer',
}

/** The one answer to a link that is unknown, was revoked or has expired. */
export const linkIsGone = msg('This link is no longer valid. Please ask the person who sent it to you for a new one.')
