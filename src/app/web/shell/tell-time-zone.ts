import * as accountCalls from '#studio/accounts/contract/calls.ts'
import { call } from '#platform/web/calls/call.ts'
import { localPlanner } from '#platform/web/session/session.ts'
import { timeZoneHere } from '#platform/web/ui/time-zone-here.ts'

/** On this device, the time zone that the member was last told to be in. */
const told = 'told-time-zone'

/** Saves the browser's time zone on the server, which sends reminders by the planner's local day. */
export function tellTimeZone(): void {
  const timeZone = timeZoneHere()
  const planner = localPlanner()
  // The studio's time zone is that of its owner.
  const known = planner?.memberId ? localStorage.getItem(told) : planner?.timeZone
  if (!timeZone || !planner || known === timeZone || !planner.rights.includes('work')) return
  // If this fails, the next page load tries again.
  void call(accountCalls.updatePreferences, { body: { timeZone } }).then(
    () => planner.memberId && localStorage.setItem(told, timeZone),
    () => {},
  )
}
