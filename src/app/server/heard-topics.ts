import type { Endpoint } from '#platform/contract/endpoint.ts'
import { contract } from '#app/contract/index.ts'
import type { Access } from '#platform/contract/couple-access.ts'
import type { Change } from '#platform/server/db/announcements.ts'
import { rightsIn, type PlannerSession } from '#platform/server/db/callers.ts'
import type { Hearer } from '#platform/server/http/live.ts'
import { hasRights, type Right } from '#platform/contract/rights.ts'

type Read = Pick<Endpoint, 'needs' | 'feature' | 'for'>

/** What a change of a topic lets its hearers fetch again. */
const readsAbout = new Map<string, Read[]>()
for (const endpoint of Object.values(contract).flatMap((feature) => Object.values(feature) as Endpoint[])) {
  if (endpoint.method !== 'GET') continue
  for (const topic of endpoint.about) readsAbout.set(topic, [...(readsAbout.get(topic) ?? []), endpoint])
}

/** Some reads depend on rows that only some of their readers may see; to the others, their changes are nothing new. */
const rowsNeed: Readonly<Record<string, Right>> = { invoices: 'money', messages: 'work', notifications: 'work' }
const hiddenFrom: Readonly<Record<Access, readonly string[]>> = {
  all: [],
  'no-money': ['invoices'],
  'only-money': ['feedback'],
}

const mayRead = {
  all: () => true,
  'no-money': ({ feature }) => feature !== 'billing',
  'only-money': ({ feature }) => feature === undefined || feature === 'billing',
} satisfies Record<Access, (read: Read) => boolean>

/** Whether somebody with these rights in the studio can read anything about a topic. */
const isHeardWith = (rights: readonly Right[], topic: string): boolean =>
  hasRights(rights, rowsNeed[topic] ?? []) &&
  (readsAbout.get(topic) ?? []).some((read) => read.for.planner && hasRights(rights, read.needs))

/** Whether a person of a couple with this access can read anything about a topic. */
const isHeardBy = (access: Access, topic: string): boolean =>
  !hiddenFrom[access].includes(topic) &&
  (readsAbout.get(topic) ?? []).some((read) => read.for.couple && mayRead[access](read))

/** Changes of the weddings that are within reach, and of the studio itself. */
const reaches = ({ member }: PlannerSession, wedding: number | null) =>
  wedding === null ||
  member?.role !== 'day-of' ||
  [...member.weddings.matchAll(/\d+/g)].some(([id]) => Number(id) === wedding)

/**
 * Planners get changes of the studio, couples those of their own wedding, as far as they can read anything about them, and
 * links those of the published days.
 */
export function concerns(who: Hearer, change: Change): boolean {
  if (who.plannerId !== change.planner) return false
  if (who.kind === 'planner') return reaches(who, change.client) && isHeardWith(rightsIn(who), change.changed)
  if (who.kind === 'couple') return who.clientId === change.client && isHeardBy(who.person.access, change.changed)
  return change.client !== null && who.weddings.includes(change.client) && change.changed === 'days'
}
