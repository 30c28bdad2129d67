import type { FastifyRequest } from 'fastify'
import { msg } from '#platform/contract/locale/translate.ts'
import { isPersonal, type Endpoint } from '#platform/contract/endpoint.ts'
import type { PortalPart } from '#platform/contract/portal-looks.ts'
import { hasRights } from '#platform/contract/rights.ts'
import {
  anyone,
  rightsIn,
  type ApiToken,
  type CoupleSession,
  type PlannerSession,
  type Who,
} from '#platform/server/db/callers.ts'
import { entering, within } from '#platform/server/db/caller-transaction.ts'
import type { Pool, Tx } from '#platform/server/db/pool.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { SessionCookies } from '#platform/server/http/handler.ts'
import { asLink } from '#platform/server/http/link-caller.ts'
import { apiTokenOf, otherTokens, tokensFor, willDo } from '#platform/server/http/session.ts'

export type CallerContext = {
  pool: Pool
  /** Tells whether the planner shows a part of the portal to the couple, and this person may see it. */
  partsShownTo: (tx: Tx, who: CoupleSession) => (part: PortalPart) => Promise<boolean>
}

export type Asking = {
  request: FastifyRequest
  endpoint: Endpoint
  cookies: SessionCookies
  params: Record<string, string | number>
  /** The `Idempotency-Key`. */
  key?: string | undefined
}

/** Runs work as the caller: as anyone, as whoever has the address of a link, or in a session. */
export async function asCaller<T>(
  context: CallerContext,
  asking: Asking,
  work: (tx: Tx, who: Who) => Promise<T>,
): Promise<T> {
  const { endpoint, request, cookies, params } = asking
  const purpose = endpoint.route
  if (endpoint.for.anyone) return within(context.pool, anyone, (tx) => work(tx, anyone), purpose)
  if (endpoint.for.link) {
    const link = { token: String(params['token']), from: request.ip, kinds: endpoint.linkKinds }
    return asLink(context.pool, link, work, purpose)
  }
  const apiToken = apiTokenOf(request)
  const tokens = tokensFor(endpoint, cookies, { speaksAs: speaksAs(request), apiToken })
  const result = await entering(
    context.pool,
    tokens,
    willDo(endpoint, params, tokens.length > 1),
    async (tx, { session, slid }) => {
      const token = slid && !apiToken && cookies.token(session.kind)
      if (token) cookies.give(session.kind, token)
      await refuserOf(context, tx, session)(endpoint)
      return work(tx, session)
    },
    purpose,
  )
  return result ? result.value : refuseStranger(context, asking, apiToken)
}

/** Refuses callers without a session, and those with one of a kind that the endpoint does not serve. */
async function refuseStranger(
  { pool }: CallerContext,
  { endpoint, cookies }: Asking,
  apiToken: string | undefined,
): Promise<never> {
  const others = otherTokens(endpoint, cookies, apiToken)
  const isAnother = await entering(
    pool,
    others,
    () => true,
    async () => true,
    endpoint.route,
  )
  if (apiToken && !isAnother) refuse('signed-out', { message: 'This API token is not valid.' })
  return refuse(isAnother ? 'forbidden' : 'signed-out')
}

/** Pages name the kind of their session in a header; links and streams, which can't set headers, in the query. */
const speaksAs = ({ headers, query }: FastifyRequest) => headers['x-larkspur-as'] ?? (query as { as?: string }).as

/**
 * What refuses a member of the studio without the rights for an endpoint, and a couple whose planner hides the feature;
 * the latter is looked up once.
 */
export function refuserOf(context: CallerContext, tx: Tx, who: Who): (endpoint: Endpoint) => Promise<void> {
  const isShown = who.kind === 'couple' ? context.partsShownTo(tx, who) : undefined
  return async (endpoint) => {
    if (who.kind === 'planner') refuseWithoutRights(endpoint, who)
    if (isShown && endpoint.feature && !(await isShown(endpoint.feature)))
      refuse('forbidden', { message: msg('Your planner does not show this part of the portal at the moment.') })
  }
}

function refuseWithoutRights(endpoint: Endpoint, who: PlannerSession): void {
  if (who.lacksSecondFactor && !endpoint.beforeSecondFactor)
    refuse('forbidden', { message: 'Your studio requires a second factor. Please add one.', mustAddSecondFactor: true })
  if (!hasRights(rightsIn(who), endpoint.needs))
    refuse('forbidden', { message: 'Your role in this studio does not include that.' })
  if (who.apiToken) refuseProgram(endpoint, who.apiToken)
}

function refuseProgram(endpoint: Endpoint, { readsOnly }: ApiToken): void {
  if (isPersonal(endpoint))
    refuse('forbidden', { message: 'This is only for people who are signed in, not for API tokens.' })
  if (readsOnly && endpoint.method !== 'GET') refuse('forbidden', { message: 'This API token can only read.' })
}
