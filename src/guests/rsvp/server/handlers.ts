import { refuseUnlessEdits } from '#guests/guest-lists/server/public.ts'
import type * as endpoints from '#guests/rsvp/contract/endpoints.ts'
import { storeAnswer } from '#guests/rsvp/server/answer-queries.ts'
import { codeOf, endEarlier, findInvited, refuseTooManyLinks } from '#guests/rsvp/server/link-queries.ts'
import { rsvpPage } from '#guests/rsvp/server/pages/rsvp-page.ts'
import { exampleRsvp } from '#guests/rsvp/server/preview-queries.ts'
import { readRsvp } from '#guests/rsvp/server/read-queries.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { personIn, record } from '#studio/audit/server/public/record.ts'
import { findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import { openLinks } from '#weddings/links/server/public.ts'

export const rsvp: HandlersOf<typeof endpoints> = {
  read: ({ tx }) => readRsvp(tx),

  answer: ({ tx, who, body }) => storeAnswer(tx, who, body),

  preview: async ({ tx, params }) => {
    await findClientForCouple(tx, params.id)
    const page = rsvpPage(await exampleRsvp(tx, params.id), {})
    return {
      bytes: new TextEncoder().encode(page),
      type: 'text/html; charset=utf-8',
      name: 'rsvp.html',
      disposition: 'inline',
    }
  },

  makeLinks: async ({ tx, who, params: { id: clientId }, body, services }) => {
    await findClientForCouple(tx, clientId)
    await refuseUnlessEdits(tx, who, clientId)
    const invited = await findInvited(tx, clientId, body.envelopeIds)
    const ids = invited.map(({ id }) => id)
    // Its row is locked from here on, so that links that are made at the same time are counted.
    const code = await codeOf(tx, clientId)
    if (body.renew) await endEarlier(tx, clientId, ids)
    await refuseTooManyLinks(tx, clientId, ids)
    const tokens = await openLinks(
      tx,
      invited.map(({ id, name }) => ({ kind: 'rsvp', clientId, subjectId: id, label: name })),
    )
    if (ids.length > 0)
      await record(tx, 'link-made', {
        weddingId: clientId,
        ...(who.kind === 'couple' && personIn(who)),
        details: { kind: 'rsvp', count: ids.length },
      })
    const addressOf = (index: number) => `${services.publicUrl}/rsvp/${tokens[index]!.token}`
    return { links: ids.map((envelopeId, index) => ({ envelopeId, address: addressOf(index) })), code }
  },
}
