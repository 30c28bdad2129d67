import { contract } from '#contract/index.ts'
import { call } from '#web/call.ts'
import { localPlanner } from '#web/session.ts'

/** Temporal knows it at once; the first use of Intl takes a slow phone 60 ms. */
const timeZoneHere = () =>
  // oxlint-disable-next-line no-restricted-globals -- nothing waits for it, and in some browsers nothing else knows
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Reminders come in the planner's own day: the server learns which one that is from the browser. */
export function tellTimeZone(): void {
  const timeZone = timeZoneHere()
  if (!timeZone || localPlanner()?.timeZone === timeZone) return
  // It will be told again with the next page, should this fail.
  void call(contract.accounts.updatePreferences, { body: { timeZone } }).catch(() => {})
}
