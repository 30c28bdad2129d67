import { contract } from '#contract/index.ts'
import { call } from '#web/call.ts'
import { forget } from '#web/session.ts'
import { goTo } from '#web/ui/go-to.ts'

const unfinished = 'leaving'

/** Ends the session there and here; here even when the server can not be reached. */
export async function logOut(): Promise<void> {
  const ended = await call(contract.accounts.logout, {}).then(
    () => true,
    () => false,
  )
  forget('planner')
  goTo(ended ? '/login' : `/login?${unfinished}`)
}

/** Whether the sign-in was reached by a log-out that the server has not heard of yet. Tells it once more. */
export function finishLogOut(): boolean {
  if (!new URLSearchParams(location.search).has(unfinished)) return false
  history.replaceState(null, '', location.pathname)
  call(contract.accounts.logout, {}).catch(() => {})
  forget('planner')
  return true
}
