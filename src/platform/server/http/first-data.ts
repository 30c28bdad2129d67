import type { FirstRead } from '#platform/contract/page.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { anyone, type Entered, type Session, type Token, type Who } from '#platform/server/db/callers.ts'
import { entering, within } from '#platform/server/db/caller-transaction.ts'
import { answerText } from '#platform/server/http/answer-text.ts'
import { parseGiven } from '#platform/server/http/answer.ts'
import { asLink } from '#platform/server/http/link-caller.ts'
import { refuserOf } from '#platform/server/http/as-caller.ts'
import { termsFor, type HttpContext, type Mounted } from '#platform/server/http/mount.ts'
import { Refusal } from '#platform/server/foundation/refusal.ts'

/**
 * Answers by URL, in JSON, equal to what the browser would get call by call; undefined for a caller without a session.
 */
export type FirstData = Record<string, string>

/** Runs a page's first reads through the same handlers as the calls, in one transaction. */
export function firstDataReader(context: HttpContext, mounted: readonly Mounted[]) {
  const mountedAt = new Map(mounted.map((one) => [one.endpoint.call, one]))

  type Caller = { tx: Tx; who: Who; refuseOutOfReach: ReturnType<typeof refuserOf> }

  async function readOne(
    { tx, who, refuseOutOfReach }: Caller,
    { endpoint: asked, input }: FirstRead,
  ): Promise<string> {
    const { endpoint, handler } = mountedAt.get(asked) ?? {}
    if (!endpoint || typeof handler !== 'function') throw new Error(`${asked} can't be read for a page`)
    const terms = termsFor(endpoint, who)
    const { params = {}, query } = input as { params?: object; query?: object }
    const call = {
      tx,
      who,
      services: context.services,
      params,
      query: parseGiven(terms.query, query),
      body: undefined,
    }
    await refuseOutOfReach(endpoint)
    return answerText(terms.returns, await handler(call as never)) ?? 'null'
  }

  /** All are asked at once: the database gets their queries without waiting for answers in between. */
  async function readAll(tx: Tx, who: Who, reads: readonly FirstRead[]): Promise<FirstData> {
    const caller = { tx, who, refuseOutOfReach: refuserOf(context, tx, who) }
    const texts = await Promise.all(reads.map((read) => unlessRefused(() => readOne(caller, read))))
    const answered = reads.flatMap(({ address }, index) =>
      texts[index] === undefined ? [] : [[address, texts[index]] as const],
    )
    return Object.fromEntries(answered)
  }

  return {
    /** Reads in the first accepted session; undefined if there is none. */
    async ofSession(tokens: readonly Token[], willDo: (session: Session) => boolean, reads: readonly FirstRead[]) {
      const read = async (tx: Tx, { session }: Entered) => ({
        kind: session.kind,
        data: await readAll(tx, session, reads),
      })
      return (await entering(context.pool, tokens, willDo, read, purposeOf(reads)))?.value
    },
    /** Reads as the link with this token; undefined if it is not valid. */
    ofLink: (token: string, from: string, reads: readonly FirstRead[]) =>
      unlessRefused(() =>
        asLink(context.pool, { token, from }, (tx, who) => readAll(tx, who, reads), purposeOf(reads)),
      ),
    /** Reads without a session. */
    ofAnyone: (reads: readonly FirstRead[]) =>
      within(context.pool, anyone, (tx) => readAll(tx, anyone, reads), purposeOf(reads)),
  }
}

/** Pages with the same reads may wait for the same lock. */
const purposeOf = (reads: readonly FirstRead[]) => reads.map(({ endpoint }) => endpoint).join()

/** A page about something missing or hidden still opens; its own call then reports that. */
async function unlessRefused<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
