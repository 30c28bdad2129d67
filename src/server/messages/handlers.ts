import type { contract } from '#contract/index.ts'
import { coupleNames } from '#contract/names.ts'
import { findPlanner } from '#server/accounts/queries.ts'
import { findOpenClient } from '#server/clients/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import * as queries from '#server/messages/queries.ts'
import { notify } from '#server/notifications/queries.ts'

const previewLength = 120

export const messages: HandlersOf<typeof contract.messages> = {
  conversations: ({ tx }) => queries.listConversations(tx),
  recent: ({ tx }) => queries.listRecent(tx),

  thread: async ({ tx, params, query }) => {
    await findOpenClient(tx, params.id)
    return queries.listThread(tx, params.id, query)
  },

  send: async ({ tx, who, params, body }) => {
    const client = await findOpenClient(tx, params.id)
    if (who.kind === 'planner') {
      const { name } = await findPlanner(tx, who.plannerId)
      return queries.insertMessage(tx, {
        clientId: client.id,
        sender: 'planner',
        senderName: name,
        content: body.content,
      })
    }
    const sent = await queries.insertMessage(tx, {
      clientId: client.id,
      sender: 'client',
      senderName: 'Client',
      content: body.content,
    })
    await notify(tx, who.plannerId, {
      type: 'message',
      title: `Message from ${coupleNames(client)}`,
      message: body.content.slice(0, previewLength),
      relatedType: 'message',
      relatedId: client.id,
    })
    return sent
  },

  markRead: async ({ tx, who, params }) => {
    await findOpenClient(tx, params.id)
    await queries.markRead(tx, params.id, who.kind === 'planner' ? 'client' : 'planner')
    return { message: 'Marked as read.' }
  },
}
