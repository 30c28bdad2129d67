import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import { rememberPlanner } from '#platform/web/session/session.ts'
import { backAddress } from '#platform/web/session/sign-in-address.ts'
import { goTo } from '#platform/web/ui/go-to.ts'
import { toastAfterLoad } from '#platform/web/ui/overlays/toast.ts'

/** Greets whoever has signed in, and leads on. */
export function welcome({ user }: { user: Planner }): void {
  rememberPlanner(user)
  toastAfterLoad({ title: 'Welcome Back!', text: `It is good to see you, ${user.name}.` })
  goTo(backAddress())
}
