import type { Planner } from '#contract/accounts.ts'
import { forgetKept } from '#web/offline/private-cache.ts'

/** Local copies of the sessions: the screens show by them, the server decides by its cookie. */
const keys = { planner: ['userSession', 'user'], couple: ['clientSession'] } as const
export type Kind = keyof typeof keys

/** Names the sessions whose log-out the server has not heard of. */
export const unfinished = 'leaving'

/** Under what begins so, what somebody typed and did not save is kept in this tab. */
export const draftPrefix = (kind: Kind) => `draft ${kind} `

export type LocalPlanner = Planner
export type LocalCouple = { id: number; partnerOneName: string; partnerTwoName: string | null }

/** What the browser has kept is for nobody but whose it was. */
function remember(kind: Kind, who: { id: number }): void {
  if ((remembered(kind) as { id: number } | undefined)?.id !== who.id) void forgetKept()
  for (const key of keys[kind]) localStorage.setItem(key, JSON.stringify(who))
}

export const rememberPlanner = (user: Planner): void => remember('planner', user)
export const rememberCouple = (client: LocalCouple): void => remember('couple', client)

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

/** Nothing of a session stays in the browser. */
export async function forget(kind: Kind): Promise<void> {
  for (const key of keys[kind]) localStorage.removeItem(key)
  await forgetKept()
}

let ended = ''

/** The cookie no longer opens anything: show the sign-in with a note, and come back here afterwards. */
export function signedOut(kind: Kind): void {
  // Several calls may find this out at once, and only the first finds that somebody was signed in.
  if (remembered(kind)) ended = '1'
  void forget(kind)
  const back = location.pathname + location.search
  const target = kind === 'planner' ? '/login' : '/client-login'
  if (location.pathname === target) return
  location.assign(`${target}?${new URLSearchParams({ ended, back })}`)
}
