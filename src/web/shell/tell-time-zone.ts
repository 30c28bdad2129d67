import { contract } from '#contract/index.ts'
import { call } from '#web/call.ts'
import { localPlanner } from '#web/session.ts'

/** Temporal is fast; the first use of Intl takes 60 ms on a slow phone. */
const timeZoneHere = () =>
  // oxlint-disable-next-line no-restricted-globals -- runs when idle, and is the only way in browsers without Temporal
  'Temporal' in globalThis ? Temporal.Now.timeZoneId() : new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Saves the browser's time zone on the server, which sends reminders by the planner's local day. */
export function tellTimeZone(): void {
  const timeZone = timeZoneHere()
  if (!timeZone || localPlanner()?.timeZone === timeZone) return
  // If this fails, the next page load tries again.
  void call(contract.accounts.updatePreferences, { body: { timeZone } }).catch(() => {})
}
