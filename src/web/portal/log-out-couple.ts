import { contract } from '#contract/index.ts'
import { call } from '#web/call.ts'
import { forget } from '#web/session.ts'
import { toastFailure } from '#web/ui/toast.ts'
import { goTo } from '#web/ui/go-to.ts'

/** A session that the server still keeps is not logged out, so this stays until the server has heard of it. */
export async function logOutCouple(): Promise<void> {
  try {
    await call(contract.couples.logout, {})
  } catch (error) {
    return toastFailure(error, 'Error', 'We could not log you out. Please check your connection and try again.')
  }
  forget('couple')
  goTo('/client-login')
}
