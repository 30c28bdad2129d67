import * as calls from '#plan/plan/contract/calls.ts'
import { call } from '#platform/web/calls/call.ts'
import { navigate } from '#platform/web/router/router.ts'

/** Whether a wedding has anything open with a date, which may move with it. */
export async function hasDatedRows(clientId: number, weddingDate: string): Promise<boolean> {
  const asked = { params: { id: clientId }, query: { weddingDate } }
  const { rows } = await call(calls.view, asked, { as: 'planner' })
  return rows.some(({ isSettled }) => !isSettled)
}

/** Opens the page that moves a wedding with everything that hangs on its date. */
export const openReDating = (clientId: number, weddingDate: string): Promise<void> =>
  navigate({ to: '/clients/{id}/re-date', params: { id: clientId }, search: { to: weddingDate } })
