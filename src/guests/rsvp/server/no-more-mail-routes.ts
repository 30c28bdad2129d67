import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endMail, hasEndedMail } from '#guests/rsvp/server/no-more-mail-queries.ts'
import { noMoreMailPage } from '#guests/rsvp/server/pages/no-more-mail-page.ts'
import { readRsvp } from '#guests/rsvp/server/read-queries.ts'
import type { LinkCaller } from '#platform/server/db/callers.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { sendText } from '#platform/server/http/send.ts'

type AsGuest = <T>(request: FastifyRequest, work: (tx: Tx, who: LinkCaller) => Promise<T>) => Promise<T>

const mostBytes = 16 * 1024

/** Serves the page that ends mail to guests. Mail programs call it too (RFC 8058), in any form and without following a redirect. */
export async function serveNoMoreMail(app: FastifyInstance, asGuest: AsGuest): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_, __, done) => done(null))

    scope.get('/rsvp/:token/no-more-mail', async (request, reply) => {
      const page = await asGuest(request, async (tx) => noMoreMailPage(await readRsvp(tx), await hasEndedMail(tx)))
      return sendText(reply, 200, 'text/html', page)
    })

    scope.post('/rsvp/:token/no-more-mail', async (request, reply) => {
      const page = await asGuest(request, async (tx, who) => {
        await endMail(tx, who)
        return noMoreMailPage(await readRsvp(tx), true)
      })
      return sendText(reply, 200, 'text/html', page)
    })
  })
}
