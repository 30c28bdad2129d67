import { listEnvelopes } from '#guests/guests/server/public/list-envelopes.ts'
import type * as endpoints from '#guests/mailing-labels/contract/endpoints.ts'
import { formatsFor } from '#guests/mailing-labels/contract/formats.ts'
import { inRanges } from '#guests/mailing-labels/contract/id-ranges.ts'
import { hasAddress, isSent } from '#guests/mailing-labels/contract/printable.ts'
import { covers, sheets } from '#guests/mailing-labels/server/sheets.ts'
import { coupleNames } from '#platform/contract/names.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { asPdf, findLetterhead, makePdf } from '#studio/studios/server/public/paper.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'

const labels = 'guests/mailing-labels/server/labels.typ'
const envelopes = 'guests/mailing-labels/server/envelopes.typ'

export const mailingLabels: HandlersOf<typeof endpoints> = {
  pdf: {
    async outside({ who, params, query: { format: chosen, envelopes: ranges }, within, services, gone }) {
      const { client, listed, head } = await within(async (tx) => ({
        client: await findClient(tx, params.id),
        listed: await listEnvelopes(tx, who.kind, params.id),
        head: await findLetterhead(tx, () => Promise.resolve(null)),
      }))
      const isChosen = ranges === undefined ? () => true : inRanges(ranges)
      const printed = listed.filter((one) => isSent(one) && hasAddress(one) && isChosen(one.id))
      if (printed.length === 0) refuse('invalid', { message: 'None of these envelopes has a postal address.' })
      const format = chosen ?? formatsFor[head.size][0]!
      const sheet = sheets[format]
      const title = `${sheet ? 'Labels' : 'Envelopes'} for ${coupleNames(client)}`
      const recipients = printed.map(({ name, address }) => ({ name, address }))
      const data = { title, recipients, on: sheet ?? covers[format] }
      const made = { files: services.files, plannerId: who.plannerId, gone }
      return asPdf(await makePdf(head, { template: sheet ? labels : envelopes, data }, made), title)
    },
  },
}
