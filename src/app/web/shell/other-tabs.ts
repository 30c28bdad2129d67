import { localPlanner } from '#platform/web/session/session.ts'

/** Follows a sign-out or a change of user in another tab. */
export function watchOtherTabs(): void {
  const here = localPlanner()?.id
  addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== 'userSession') return
    const now = localPlanner()?.id
    if (now === here) return
    if (now === undefined) location.assign('/login')
    else location.reload()
  })
}
