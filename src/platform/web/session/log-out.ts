import * as sessionCalls from '#platform/contract/session-calls.ts'
import { call } from '#platform/web/calls/call.ts'
import { forget, privatePrefix, startLogOut, unfinished, type Kind } from '#platform/web/session/session.ts'
import { goTo } from '#platform/web/ui/go-to.ts'

const exits = {
  planner: { logout: sessionCalls.endOfPlanner, address: '/login' },
  couple: { logout: sessionCalls.endOfCouple, address: '/client-login' },
} as const

const unfinishedKinds = () => (localStorage.getItem(unfinished)?.split(' ') ?? []) as Kind[]

/** Ends the session on the server and in this browser; only in this browser if the server cannot be reached. */
export async function logOut(kind: Kind): Promise<void> {
  const { logout, address } = exits[kind]
  startLogOut()
  await call(logout, {}).catch(() => localStorage.setItem(unfinished, [...unfinishedKinds(), kind].join(' ')))
  await forget(kind)
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(privatePrefix(kind))) storage.removeItem(key)
  goTo(address)
}

/** Sends the log-outs that have not reached the server. No page opens before that has succeeded. */
export async function finishLogOut(): Promise<void> {
  for (const kind of unfinishedKinds()) {
    while (!(await call(exits[kind].logout, {}).catch(() => undefined)))
      await new Promise((again) => setTimeout(again, 2000))
    await forget(kind)
  }
  localStorage.removeItem(unfinished)
  location.reload()
}

/** Reloads when another tab has logged out offline. */
export function followLogOuts(): void {
  addEventListener('storage', ({ key, newValue }) => key === unfinished && newValue && location.reload())
}
