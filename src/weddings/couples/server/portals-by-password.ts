import { findLoginCandidates } from '#weddings/clients/server/public/login.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { failedPortalSignIn } from '#weddings/couples/server/jobs.ts'
import { listPasswordHashes } from '#weddings/couples/server/queries.ts'
import { callersAddress } from '#platform/server/db/announcements.ts'
import { limitLogins, type WithoutSession } from '#platform/server/db/limits.ts'
import { passwordMatches } from '#platform/server/foundation/passwords.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'

type Candidate = Awaited<ReturnType<typeof findLoginCandidates>>[number]
type Outside = { withoutSession: WithoutSession; from: string }
type Given = { email: string; password: string; clientId?: number | undefined }

export const wrongPassword = msg('Please check your email and password.')

/** Each comparison costs, so further portals of one address count as further attempts. */
const inOneAttempt = 10

/**
 * The portals of this address that the password opens, or the chosen one with others. Whoever activates portals with the
 * address of somebody else, in however many studios, does not get ahead of those that were there before.
 */
export function portalsByPassword(outside: Outside, given: Given): Promise<Candidate[]> {
  const { withoutSession, from } = outside
  const { email, password, clientId: chosen } = given

  const attempt = (work: () => Promise<Candidate[]>) => limitLogins(withoutSession, `couple ${email}`, from, work)
  const compare = async (candidates: Candidate[], hashes: ReadonlyMap<number, string>): Promise<Candidate[]> => {
    const own: Candidate[] = []
    const [now, later] = [candidates.slice(0, inOneAttempt), candidates.slice(inOneAttempt)]
    for (const candidate of now) if (await passwordMatches(password, hashes.get(candidate.id))) own.push(candidate)
    const isFound = chosen === undefined ? own.length > 0 : own.some(({ id }) => id === chosen)
    if (isFound) return own
    if (chosen === undefined && later.length > 0) return attempt(() => compare(later, hashes))
    await withoutSession((tx) => enqueue(tx, failedPortalSignIn, { email, address: callersAddress() }))
    return refuse('signed-out', { message: wrongPassword })
  }

  return attempt(async () => {
    const { candidates, hashes } = await withoutSession(async (tx) => {
      const activated = (await findLoginCandidates(tx, email)).filter(({ isActivated }) => isActivated)
      return {
        candidates: activated,
        hashes: await listPasswordHashes(
          tx,
          activated.map(({ id }) => id),
        ),
      }
    })
    const inOrder = candidates
      .filter(({ id }) => hashes.has(id))
      .toSorted((one, other) => Number(other.id === chosen) - Number(one.id === chosen) || one.id - other.id)
    // Takes as long if there is none.
    if (inOrder.length === 0) await passwordMatches(password, undefined)
    const own = new Set(await compare(inOrder, hashes))
    return candidates.filter((candidate) => own.has(candidate))
  })
}
