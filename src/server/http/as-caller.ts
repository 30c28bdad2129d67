import type { FastifyRequest } from 'fastify'
import { isPersonal, type Endpoint } from '#contract/endpoint.ts'
import type { PortalPart } from '#contract/portal-looks.ts'
import { hasRights } from '#contract/rights.ts'
import {
  rightsIn,
  type ApiToken,
  type CoupleSession,
  type Entered,
  type Kind,
  type LinkCaller,
  type PlannerSession,
  type Session,
  type Token,
  type Who,
} from '#server/db/callers.ts'
import { entering, type Marks } from '#server/db/within.ts'
import type { Pool, Tx } from '#server/db/pool.ts'
import { refuse } from '#server/ground/refusal.ts'
import type { SessionCookies } from '#server/http/handler.ts'
import { asLink } from '#server/http/link-caller.ts'
import { apiTokenOf, otherTokens, tokensFor, willDo } from '#server/http/session.ts'

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

/** Runs work as the caller: in a session, or as whoever has the address of a link. */
export function asCaller<T>(
  context: CallerContext,
  asking: Asking,
  work: (tx: Tx, entered: { session: Session | LinkCaller }) => Promise<T>,
  marks?: Marks,
): Promise<T> {
  const { endpoint, request, params } = asking
  if (!endpoint.for.link) return asSession(context, asking, work, marks)
  const options = { kinds: endpoint.linkKinds, reads: endpoint.method === 'GET', purpose: endpoint.route, marks }
  return asLink({ pool: context.pool, token: String(params['token']), from: request.ip, ...options }, work)
}

/** Runs work in the caller's session; refuses callers without one, or of a kind that the endpoint does not serve. */
async function asSession<T>(
  context: CallerContext,
  asking: Asking,
  work: (tx: Tx, entered: Entered) => Promise<T>,
  marks?: Marks,
): Promise<T> {
  const { endpoint, cookies, request, params } = asking
  const apiToken = apiTokenOf(request)
  const tokens = tokensFor(endpoint, cookies, { speaksAs: speaksAs(request), apiToken })
  const result = await entering(
    context.pool,
    tokens,
    willDo(endpoint, params, tokens.length > 1),
    async (tx, entered) => {
      const token = entered.slid && !apiToken && cookies.token(entered.session.kind)
      if (token) cookies.give(entered.session.kind, token)
      await refuserOf(context, tx, entered.session)(endpoint)
      return { value: await work(tx, entered) }
    },
    { reads: endpoint.method === 'GET', purpose: endpoint.route, marks },
  )
  if (result) return result.value
  const others = otherTokens(endpoint, cookies, apiToken)
  const isSomebodyElse = await entering(
    context.pool,
    others,
    () => true,
    async () => true,
  )
  if (apiToken && !isSomebodyElse) refuse('signed-out', { message: 'This API token is not valid, or not any more.' })
  return refuse(isSomebodyElse ? 'forbidden' : 'signed-out')
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
      refuse('forbidden', { message: 'Your planner does not show this part of the portal at the moment.' })
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
    refuse('forbidden', { message: 'This is about the person who is signed in, and not for API tokens.' })
  if (readsOnly && endpoint.method !== 'GET') refuse('forbidden', { message: 'This API token may only read.' })
}

/** What the caller presents, if that is one session of a planner, one API token or one link. */
export function onlyToken({ endpoint, request, cookies, params }: Asking): Token<Kind> | undefined {
  if (endpoint.for.link) return { kind: 'link', token: String(params['token']) }
  const tokens = tokensFor(endpoint, cookies, { speaksAs: speaksAs(request), apiToken: apiTokenOf(request) })
  return tokens.length === 1 && tokens[0]?.kind !== 'couple' ? tokens[0] : undefined
}
