import type { Planner } from '#contract/accounts.ts'
import { sessionReads } from '#contract/pages.ts'
import { forget, rememberCouple, remembered, rememberPlanner, type LocalCouple } from '#web/session.ts'

const script = document.getElementById('first-data')

/** When the server began to render this page; undefined if the page has no embedded data. */
export const madeAt = script?.dataset.at

/** Whether this page comes from the service worker's cache, not from the server. */
export const isKept = script?.dataset.kept !== undefined

/** The answers embedded in the page, by address; undefined if there are none. */
const came: Map<string, unknown> | undefined = script
  ? new Map(Object.entries(JSON.parse(script.textContent ?? '{}') as object))
  : undefined

/** Updates the local copy of the session to the one that the server found in the cookies. */
export function followServerSession(kind: 'planner' | 'couple'): void {
  if (!came) return
  const answer = came.get(sessionReads[kind].address)
  if (!answer) {
    if (remembered(kind)) void forget(kind)
  } else if (kind === 'planner') rememberPlanner((answer as { user: Planner }).user)
  else rememberCouple((answer as { client: LocalCouple }).client)
}

/** Returns an embedded answer once, since it may be outdated afterwards. */
export function takeFirst(address: string): unknown {
  const answer = came?.get(address)
  came?.delete(address)
  return answer
}
