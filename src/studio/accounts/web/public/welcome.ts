import type { Planner } from '#contract/accounts.ts'
import { rememberPlanner } from '#web/session/session.ts'
import { backAddress } from '#web/session/sign-in-address.ts'
import { goTo } from '#web/ui/go-to.ts'
import { toastAfterLoad } from '#web/ui/overlays/toast.ts'

/** Greets whoever has signed in, and leads on. */
export function welcome({ user }: { user: Planner }): void {
  rememberPlanner(user)
  toastAfterLoad({ title: 'Welcome Back!', text: `It is good to see you, ${user.name}.` })
  goTo(backAddress())
}
