import type { Planner } from '#contract/accounts.ts'
import { sessionReads } from '#contract/pages.ts'
import { forget, rememberCouple, remembered, rememberPlanner, type LocalCouple } from '#web/session.ts'

const script = document.getElementById('first-data')

/** When the server began to make this page; undefined when it put no data in. */
export const madeAt = script?.dataset.at

/** Whether this page was kept by the browser, and did not come from the server now. */
export const isKept = script?.dataset.kept !== undefined

/** The answers that came inside the page, by address; undefined when the server put none in. */
const came: Map<string, unknown> | undefined = script
  ? new Map(Object.entries(JSON.parse(script.textContent ?? '{}') as object))
  : undefined

/** The server knows by its cookies who is signed in; the local copy follows it. */
export function followServerSession(kind: 'planner' | 'couple'): void {
  if (!came) return
  const answer = came.get(sessionReads[kind].address)
  if (!answer) {
    if (remembered(kind)) void forget(kind)
  } else if (kind === 'planner') rememberPlanner((answer as { user: Planner }).user)
  else rememberCouple((answer as { client: LocalCouple }).client)
}

/** Hands out an answer once: after that it may be old. */
export function takeFirst(address: string): unknown {
  const answer = came?.get(address)
  came?.delete(address)
  return answer
}
