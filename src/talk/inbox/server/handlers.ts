import type * as endpoints from '#talk/inbox/contract/endpoints.ts'
import { findClient } from '#weddings/clients/server/public/clients.ts'
import { removeFile } from '#platform/server/files/jobs.ts'
import { refuse } from '#platform/server/foundation/refusal.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { isAuthorised, keepMail } from '#talk/inbox/server/deliver.ts'
import * as queries from '#talk/inbox/server/queries.ts'
import { enqueue } from '#platform/server/jobs/enqueue.ts'
import { insertMessage } from '#talk/messages/server/public.ts'
import { listPeople } from '#weddings/people/server/public/people.ts'

export const inbox: HandlersOf<typeof endpoints> = {
  deliver: {
    async outside({ streamed, services, withoutSession }) {
      const secret = services.inbox?.secret
      if (secret === undefined || !streamed) return refuse('not-found')
      if (!isAuthorised(streamed.authorization, secret))
        return refuse('signed-out', { message: 'The secret of this inbox is missing or wrong.' })
      await keepMail(await streamed.open(), services.files, withoutSession)
      return { received: true as const }
    },
  },

  unplaced: ({ tx }) => queries.listUnplaced(tx),

  download: async ({ tx, params }) => {
    const { fileKey, originalName, fileType, fileSize } = await queries.findUnplacedFile(tx, params.id)
    return { key: fileKey, type: fileType, name: originalName, size: fileSize, disposition: 'attachment' }
  },

  place: async ({ tx, params, body }) => {
    const { fromName, fromAddress, content } = await queries.findUnplaced(tx, params.id)
    const { id: clientId } = await findClient(tx, body.clientId)
    const people = await listPeople(tx, clientId)
    const person = people.find(({ email }) => email?.toLowerCase() === fromAddress)
    const files = await queries.takeOutUnplaced(tx, params.id)
    const personName = person?.name ?? (fromName || fromAddress)
    await insertMessage(tx, { clientId, sender: 'client', senderName: 'Client', personName, content }, files)
    return { clientId }
  },

  dismiss: async ({ tx, params }) => {
    await queries.findUnplaced(tx, params.id)
    const files = await queries.takeOutUnplaced(tx, params.id)
    for (const { fileKey } of files) await enqueue(tx, removeFile, { key: fileKey })
    return undefined
  },
}
