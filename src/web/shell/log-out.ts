import { contract } from '#contract/index.ts'
import { call } from '#web/call.ts'
import { draftPrefix, forget, unfinished, type Kind } from '#web/session.ts'
import { goTo } from '#web/ui/go-to.ts'

const doors = {
  planner: { logout: contract.accounts.logout, address: '/login' },
  couple: { logout: contract.couples.logout, address: '/client-login' },
}

const unfinishedKinds = () => (localStorage.getItem(unfinished)?.split(' ') ?? []) as Kind[]

/** Ends the session there and here; here even when the server can not be reached. */
export async function logOut(kind: Kind): Promise<void> {
  const { logout, address } = doors[kind]
  await call(logout, {}).catch(() => localStorage.setItem(unfinished, [...unfinishedKinds(), kind].join(' ')))
  await forget(kind)
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix(kind))) sessionStorage.removeItem(key)
  goTo(address)
}

/** Tells the server of a log-out that it has not heard of. Nothing opens before it has. */
export async function finishLogOut(): Promise<void> {
  for (const kind of unfinishedKinds()) {
    while (!(await call(doors[kind].logout, {}).catch(() => undefined)))
      await new Promise((again) => setTimeout(again, 2000))
    await forget(kind)
  }
  localStorage.removeItem(unfinished)
  location.reload()
}

/** Another page of this browser has logged out without a network. */
export function followLogOuts(): void {
  addEventListener('storage', ({ key, newValue }) => key === unfinished && newValue && location.reload())
}
