import type { contract } from '#contract/index.ts'
import { findPlanner } from '#server/accounts/queries.ts'
import { findClientForCouple } from '#server/clients/queries.ts'
import { fileName } from '#server/files/file-name.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { refuse } from '#server/ground/refusal.ts'
import { tell } from '#server/letters/queries.ts'
import * as queries from '#server/messages/queries.ts'
import { markAllRead } from '#server/notifications/queries.ts'

export const messages: HandlersOf<typeof contract.messages> = {
  conversations: ({ tx }) => queries.listConversations(tx),
  recent: ({ tx }) => queries.listRecent(tx),

  thread: async ({ tx, params, query }) => {
    const found = await queries.listThread(tx, params.id, query)
    if (found.length === 0) await findClientForCouple(tx, params.id)
    return found
  },

  send: {
    async outside({ who, params, within, receive }) {
      const client = await within((tx) => findClientForCouple(tx, params.id))
      return receive(({ body: { content = '' }, files }) => {
        if (content === '' && files.length === 0) refuseEmpty()
        const attachments = files.map(({ key, size, type, name }) => ({
          fileKey: key,
          fileSize: size,
          fileType: type,
          originalName: fileName(name, type),
        }))
        const message = { clientId: client.id, content }
        return within(async (tx) => {
          if (who.kind === 'planner') {
            const { name } = await findPlanner(tx, who.plannerId)
            const sent = await queries.insertMessage(
              tx,
              { ...message, sender: 'planner', senderName: name },
              attachments,
            )
            const detail = queries.previewOf(content, attachments)
            await tell(tx, {
              clientId: client.id,
              kind: 'message',
              subjectId: sent.id,
              title: `Message from ${name}`,
              detail,
            })
            return sent
          }
          return queries.sendAsCouple(
            tx,
            { ...client, clientId: client.id, plannerId: who.plannerId },
            { content, files: attachments },
          )
        })
      })
    },
  },

  download: async ({ tx, params }) => {
    const { fileKey, originalName, fileType, fileSize } = await queries.findAttachment(tx, params.id)
    return { key: fileKey, type: fileType, name: originalName, size: fileSize, disposition: 'attachment' }
  },

  markRead: async ({ tx, who, params }) => {
    await findClientForCouple(tx, params.id)
    await queries.markRead(tx, params.id, who.kind === 'planner' ? 'client' : 'planner')
    if (who.kind === 'planner') await markAllRead(tx, { relatedType: 'message', relatedId: params.id })
    return { message: 'Marked as read.' }
  },
}

function refuseEmpty(): never {
  const message = 'Please write a message.'
  return refuse('invalid', { message, issues: [{ path: 'content', message }] })
}
