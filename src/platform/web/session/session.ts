import type { Answer } from '#platform/contract/answers.ts'
import type { ofPlanner } from '#platform/contract/session-calls.ts'
import { forgetStored } from '#platform/web/offline/private-cache.ts'
import { wearRegion } from '#platform/web/locale/here.ts'

/** Keys of the cached sessions. They only decide what is displayed; the server verifies the cookie on every request. */
const keys = { planner: ['userSession', 'user'], couple: ['clientSession'] } as const
export type Kind = keyof typeof keys

/** Storage key for the sessions whose log-out has not reached the server. */
export const unfinished = 'leaving'

/** Prefix of the storage keys that a log-out removes: unsaved drafts, and the couples opened last. */
export const privatePrefix = (kind: Kind) => `private ${kind} `

/** The person whose session it is, to be known without a network; until the log-out, or another person's sign-in. */
export const storedPerson = `${privatePrefix('couple')}person`

export type LocalPlanner = Answer<typeof ofPlanner>['user']
export type LocalCouple = {
  id: number
  partnerOneName: string
  partnerTwoName: string | null
  /** Which of its people has the session; unknown until the first page of the portal. */
  personId?: number
}

/** A member of a studio has the studio's id. */
type Account = { id: number; memberId?: number | null }

/** Deletes the offline cache when another user signs in. */
function remember(kind: Kind, who: Account, isSame: boolean): void {
  if (!isSame) void forgetStored()
  for (const key of keys[kind]) localStorage.setItem(key, JSON.stringify(who))
}

export function rememberPlanner(user: LocalPlanner): void {
  wearRegion(user.region)
  const before = localPlanner() as Account | undefined
  remember('planner', user, before?.id === user.id && before.memberId === user.memberId)
}

/** The people of a couple may see different things, so a sign-in, which does not say whose it is, begins anew. */
export function rememberCouple(client: LocalCouple, personId?: number): void {
  const before = localCouple()
  const isSame = before?.id === client.id && personId !== undefined && [undefined, personId].includes(before.personId)
  if (!isSame) localStorage.removeItem(storedPerson)
  remember('couple', { ...client, ...(personId !== undefined && { personId }) }, isSame)
}

let openedBy: number | undefined
/** The portal says who has opened it. */
export function rememberPerson(id: number): void {
  openedBy = id
}
export const personHere = (): number | undefined => openedBy

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const remembered = (kind: Kind) => stored(keys[kind][0])
export const localPlanner = () => remembered('planner') as LocalPlanner | undefined
export const localCouple = () => remembered('couple') as LocalCouple | undefined

/** Removes the cached session and the offline cache. */
export async function forget(kind: Kind): Promise<void> {
  for (const key of keys[kind]) localStorage.removeItem(key)
  await forgetStored()
}

/** A log-out or an ended session leaves this page: calls that are refused later lead nowhere else, and ask no second time about unsaved input. */
let leaving = false

/** The user logs out: the calls that are refused from now on are no ended session. */
export function startLogOut(): void {
  leaving = true
}

const byLink = 'came-by-link'
/** In this tab, somebody has signed in with a mailed link. */
export const noteLink = (): void => sessionStorage.setItem(byLink, '1')
export const cameByLink = (): boolean => sessionStorage.getItem(byLink) !== null

let addsFactor = false

/** This page leads through adding a second factor: calls without rights lead nowhere else. */
export function startAddingFactor(): void {
  addsFactor = true
}

/** The studio requires a second factor now: the page that leads through adding one is shown instead of this one. */
export function rightsTaken(): void {
  if (leaving || addsFactor) return
  leaving = true
  location.reload()
}

/** The session has ended: shows the sign-in with a note, and returns here afterwards. */
export function signedOut(kind: Kind): void {
  if (leaving) return
  const ended = remembered(kind) ? '1' : ''
  void forget(kind)
  const back = location.pathname + location.search + location.hash
  const target = kind === 'planner' ? '/login' : '/client-login'
  // On the sign-in page, and on the page of a link that signs in, nothing is to be shown instead.
  if (location.pathname.startsWith(target)) return
  leaving = true
  location.assign(`${target}?${new URLSearchParams({ ended, back })}`)
}
