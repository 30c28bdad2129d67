import { localPlanner } from '#web/session.ts'

/** Whoever signs out, or signs in as somebody else, in another tab does so here too. */
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
