import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { LinkKind } from '#platform/contract/link-kinds.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import type { Pool, Tx } from '#platform/server/db/pool.ts'
import type { Refusal } from '#platform/server/foundation/refusal.ts'
import { parseParams } from '#platform/server/http/answer.ts'
import { whileCalled } from '#platform/server/http/call-id.ts'
import { linkPageHeaders } from '#platform/server/http/headers.ts'
import { asLink } from '#platform/server/http/link-caller.ts'

/** A form is sent without its origin from a page that tells nobody its address, and would be taken for another site's. */
const pageHeaders = { ...linkPageHeaders, 'referrer-policy': 'same-origin' }

type Options = {
  /** How large a form may be. */
  mostBytes: number
  sendRefused: (error: unknown, request: FastifyRequest, reply: FastifyReply) => unknown
}

/** Pages of links that are HTML with a plain form: bodies are forms, and refusals are pages. */
export const serveFormPages = (
  app: FastifyInstance,
  { mostBytes, sendRefused }: Options,
  serve: (scope: FastifyInstance) => void | Promise<void>,
) =>
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: mostBytes },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onRequest', async (_, reply) => void reply.headers(pageHeaders))
    scope.setErrorHandler(sendRefused)
    await serve(scope)
  })

/** Works as the caller of the link whose secret is the token of the request's path. */
export const workAsLink =
  (pool: Pool, kinds: readonly LinkKind[], path: string) =>
  <T>(request: FastifyRequest, work: (tx: Tx, who: LinkCaller) => Promise<T>): Promise<T> => {
    const { token } = parseParams(request.params as Record<string, string>)
    const link = { token: String(token), from: request.ip, kinds }
    return whileCalled(request, () => asLink(pool, link, work, `${request.method} ${path}`))
  }

/** What was sent, or nothing. */
export const formIn = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()

/** The page that follows a form, so that a reload sends nothing again. */
export const redirectTo = (reply: FastifyReply, path: string) =>
  reply.header('cache-control', 'no-store').redirect(path, 303)

/** Says when it may be tried again, if it may. */
export function keepWaiting(reply: FastifyReply, { details: { retryAfter } }: Refusal): void {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
}
