import * as calls from '#plan/plan/contract/calls.ts'
import { call } from '#platform/web/calls/call.ts'
import { navigate } from '#platform/web/router/router.ts'

/**
 * Opens the page that moves a wedding with everything that hangs on its date; undefined if nothing open has a date, which
 * would move with it.
 */
export async function reDatingOf(clientId: number, weddingDate: string): Promise<(() => Promise<void>) | undefined> {
  const asked = { params: { id: clientId }, query: { weddingDate } }
  const { rows } = await call(calls.view, asked, { as: 'planner' })
  if (rows.every(({ isSettled }) => isSettled)) return undefined
  return () => navigate({ to: '/clients/{id}/re-date', params: { id: clientId }, search: { to: weddingDate } })
}
