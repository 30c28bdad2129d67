import { contract } from '#contract/index.ts'
import { call } from '#web/call.ts'
import { localPlanner } from '#web/session.ts'
import { timeZoneHere } from '#web/time-zone-here.ts'

/** Saves the browser's time zone on the server, which sends reminders by the planner's local day. */
export function tellTimeZone(): void {
  const timeZone = timeZoneHere()
  const planner = localPlanner()
  // The studio's time zone is that of its owner.
  if (!timeZone || !planner || planner.memberId || planner.timeZone === timeZone) return
  // If this fails, the next page load tries again.
  void call(contract.accounts.updatePreferences, { body: { timeZone } }).catch(() => {})
}
