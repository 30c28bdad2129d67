import type { Planner } from '#contract/accounts.ts'

/** Local copies of the sessions: the screens show by them, the server decides by its cookie. */
const keys = { planner: ['userSession', 'user'], couple: ['clientSession'] } as const

export type LocalPlanner = Planner
export type LocalCouple = { id: number; partnerOneName: string; partnerTwoName: string | null }

export function rememberPlanner(user: Planner): void {
  for (const key of keys.planner) localStorage.setItem(key, JSON.stringify(user))
}

export function rememberCouple(client: LocalCouple): void {
  localStorage.setItem(keys.couple[0], JSON.stringify(client))
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const localPlanner = () => stored(keys.planner[0]) as LocalPlanner | undefined
export const localCouple = () => stored(keys.couple[0]) as LocalCouple | undefined

export function forget(kind: 'planner' | 'couple'): void {
  for (const key of keys[kind]) localStorage.removeItem(key)
}

/** The cookie no longer opens anything: show the sign-in with a note, and come back here afterwards. */
export function signedOut(kind: 'planner' | 'couple'): void {
  forget(kind)
  const back = location.pathname + location.search
  const target = kind === 'planner' ? '/login' : '/client-login'
  if (location.pathname === target) return
  location.assign(`${target}?${new URLSearchParams({ ended: '1', back })}`)
}
