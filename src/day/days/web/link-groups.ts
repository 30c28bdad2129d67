import { dayLinkKinds, type DayLinkKind } from '#platform/contract/link-kinds.ts'
import type { Link, LinkGroup } from '#weddings/links/contract/endpoints.ts'

export type DayLink = Link & { kind: DayLinkKind }

/** The links of one audience, the latest first. */
export type Audience = { name: string; what: string; group: LinkGroup; links: readonly DayLink[]; working: number }

const isOfDay = (link: Link): link is DayLink => dayLinkKinds.some((kind) => kind === link.kind)

export const works = ({ revokedAt, expiresAt }: Link, now = Date.now()): boolean =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now)

function groupOf({ kind, subjectId, label }: DayLink): LinkGroup {
  if (kind === 'vendor-day') return { kind, vendorId: subjectId ?? 0 }
  return kind === 'guest-day' ? { kind, label } : { kind }
}

const whats: Record<DayLinkKind, string> = {
  'vendor-day': 'Vendor',
  'party-day': 'Wedding party',
  'guest-day': 'Guest',
}

/** Links by whom they are for: those of the audience with the latest link first. */
export function audiencesOf(links: readonly Link[], now = Date.now()): Audience[] {
  const groups = new Map<string, DayLink[]>()
  for (const link of links.filter(isOfDay).toSorted((a, b) => b.id - a.id)) {
    const key = JSON.stringify(groupOf(link))
    groups.set(key, [...(groups.get(key) ?? []), link])
  }
  return [...groups.values()].flatMap((own) => {
    const [latest] = own
    if (!latest) return []
    const { kind, label } = latest
    const working = own.filter((link) => works(link, now)).length
    return [{ name: label, what: whats[kind], group: groupOf(latest), links: own, working }]
  })
}
