import { asc, eq, sql } from '#platform/server/db/drizzle.ts'
import { planners, studioName } from '#studio/studios/server/table.ts'
import { clients } from '#weddings/clients/server/table.ts'
import { lockName } from '#platform/server/db/lock-name.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { shownToCouple } from '#weddings/clients/server/columns.ts'

/** Couples with this address, in any studio: it is the login of an activated portal. */
export async function findLoginCandidates(tx: Tx, email: string) {
  return tx
    .select({
      ...shownToCouple,
      isActivated: clients.isActivated,
      inviteSent: clients.inviteSent,
      studio: studioName,
    })
    .from(clients)
    .innerJoin(planners, eq(planners.id, clients.plannerId))
    .where(eq(sql`lower(${clients.email})`, email.toLowerCase()))
    .orderBy(sql`${clients.lastLogin} desc nulls last`, asc(clients.id))
}

/**
 * The address is the login, so two activated couples of one studio can't share one. Those who ask at the same moment wait
 * for each other.
 */
export async function refuseSharedLogin(tx: Tx, email: string, except: number, plannerId: number): Promise<void> {
  const login = `login of couple ${plannerId} ${email.toLowerCase()}`
  await lockName(tx, login)
  const candidates = await findLoginCandidates(tx, email)
  const inStudio = candidates.filter((client) => client.plannerId === plannerId)
  if (inStudio.some((client) => client.isActivated && client.id !== except)) {
    const message = msg('Another couple already signs in with this email address.')
    refuse('taken', { message, issues: [{ path: 'email', message }] })
  }
}
