import { addressOf } from '#contract/address.ts'
import { contract } from '#contract/index.ts'
import type { Planner } from '#contract/accounts.ts'
import { forget, rememberPlanner } from '#web/session.ts'

/** When the server began to make this page; undefined when it put no data in. */
export const madeAt = document.getElementById('first-data')?.dataset.at

/** The answers that came inside the page, by address; undefined when the server put none in. */
const came: Map<string, unknown> | undefined = (() => {
  const script = document.getElementById('first-data')
  return script ? new Map(Object.entries(JSON.parse(script.textContent ?? '{}') as object)) : undefined
})()

const me = addressOf(contract.accounts.me)

/** The server knows by its cookie who is signed in; the local copy follows it. */
export function followServerSession(): void {
  const answer = came?.get(me) as { user: Planner } | undefined
  if (answer) rememberPlanner(answer.user)
  else if (came) forget('planner')
}

/** Hands out an answer once: after that it may be old. */
export function takeFirst(address: string): unknown {
  const answer = came?.get(address)
  came?.delete(address)
  return answer
}
