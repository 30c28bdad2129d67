import { sessionReads } from '#platform/contract/session-reads.ts'
import { embedded } from '#platform/web/calls/first-data.ts'
import {
  forget,
  rememberCouple,
  remembered,
  rememberPlanner,
  type LocalCouple,
  type LocalPlanner,
} from '#platform/web/session/session.ts'
import type { Region } from '#platform/contract/locale/region.ts'
import { wearRegion } from '#platform/web/locale/here.ts'

type CoupleSession = { client: LocalCouple; person: { id: number }; region: Region }

/** Updates the local copy of the session to the one that the server found in the cookies. */
export function followServerSession(kind: 'planner' | 'couple'): void {
  if (!embedded) return
  const answer = embedded.get(sessionReads[kind].address)
  if (!answer) {
    if (remembered(kind)) void forget(kind)
  } else if (kind === 'planner') rememberPlanner((answer as { user: LocalPlanner }).user)
  else {
    const { client, person, region } = answer as CoupleSession
    wearRegion(region)
    rememberCouple(client, person.id)
  }
}
