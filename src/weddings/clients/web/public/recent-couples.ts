import { currentEntry, onRendered } from '#platform/web/router/router.ts'
import { localPlanner, privatePrefix } from '#platform/web/session/session.ts'

const keyOf = (planner: number | undefined) => `${privatePrefix('planner')}${planner} recent-couples`
const most = 6

/** The ids of the couples whose pages this planner has opened in this browser, the latest first. */
export function recentCouples(): number[] {
  const kept = localStorage.getItem(keyOf(localPlanner()?.id))
  return kept ? kept.split(' ').map(Number) : []
}

function remember(path: string): void {
  const id = Number(/^\/clients\/(\d+)$/.exec(path)?.[1])
  const planner = localPlanner()?.id
  if (!id || planner === undefined) return
  const ids = [id, ...recentCouples().filter((other) => other !== id)].slice(0, most)
  localStorage.setItem(keyOf(planner), ids.join(' '))
}

/** Remembers which couples are opened. Returns a function that stops this. */
export function keepRecentCouples(): () => void {
  remember(currentEntry().path)
  return onRendered(({ shown }) => remember(shown.entry.path))
}
