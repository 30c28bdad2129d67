import { addressOf } from '#contract/address.ts'
import type { Goal } from '#contract/goals.ts'
import { contract } from '#contract/index.ts'
import { cache } from '#web/api.ts'
import { CallError } from '#web/call.ts'
import { signedOut } from '#web/session.ts'

const { update, list } = contract.goals

/** Sends a value that arrives even if the page is gone before the answer, and keeps the answer in the lists. */
export async function sendCurrentValue(id: number, currentValue: number): Promise<void> {
  const response = await fetch(addressOf(update, { params: { id } }), {
    method: update.method,
    credentials: 'include',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-larkspur-as': 'planner' },
    body: JSON.stringify({ currentValue }),
  })
  const answer = await response.text()
  if (response.status === 401) signedOut('planner')
  if (!response.ok) throw new CallError(response.status, response.statusText, answer)
  const kept = JSON.parse(answer) as Goal
  cache.setQueriesData<Goal[]>(
    { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(addressOf(list)) },
    (goals) => goals?.map((goal) => (goal.id === id ? kept : goal)),
  )
}
