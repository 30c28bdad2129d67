import { firstRead } from '#platform/contract/page.ts'
import { ofCouple, ofPlanner } from '#platform/contract/session-calls.ts'

/** The current sessions of both kinds, which public pages look up. */
export const sessionReads = { planner: firstRead(ofPlanner), couple: firstRead(ofCouple) }
