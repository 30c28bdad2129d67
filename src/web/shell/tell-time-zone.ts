import { contract } from '#contract/index.ts'
import { call } from '#web/call.ts'
import { localPlanner } from '#web/session.ts'

/** Reminders come in the planner's own day: the server learns which one that is from the browser. */
export function tellTimeZone(): void {
  // oxlint-disable-next-line no-restricted-globals -- nothing waits for it, and nobody else knows
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  if (!timeZone || localPlanner()?.timeZone === timeZone) return
  // It will be told again with the next page, should this fail.
  void call(contract.accounts.updatePreferences, { body: { timeZone } }).catch(() => {})
}
