import type * as endpoints from '#talk/messages/contract/endpoints.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import type * as messageTemplates from '#talk/messages/contract/message-templates.ts'
import type * as scheduledMessages from '#talk/messages/contract/scheduled-messages.ts'
import { findPlanner } from '#studio/accounts/server/public/planner.ts'
import { findClient, findClientForCouple } from '#weddings/clients/server/public/clients.ts'
import { fileName } from '#platform/server/files/file-name.ts'
import type { Tx } from '#platform/server/db/pool.ts'
import { refuseStale } from '#platform/server/foundation/refuse-stale.ts'
import type { HandlersOf } from '#platform/server/http/handler.ts'
import { refuse, refuseField } from '#platform/server/foundation/refusal.ts'
import { checkCards } from '#talk/messages/server/card-queries.ts'
import { fill } from '#talk/messages/server/fill.ts'
import * as queries from '#talk/messages/server/queries.ts'
import { sendAsCouple } from '#talk/messages/server/public.ts'
import {
  changeScheduled,
  insertScheduled,
  listScheduled,
  takeScheduledNow,
} from '#talk/messages/server/schedule-queries.ts'
import { checkSendAt, refuseTime } from '#talk/messages/server/send-at.ts'
import { sendAsPlanner } from '#talk/messages/server/send-as-planner.ts'
import * as templates from '#talk/messages/server/template-queries.ts'
import { markAllRead } from '#talk/notifications/server/public.ts'

export const messages: HandlersOf<typeof endpoints & typeof messageTemplates & typeof scheduledMessages> = {
  conversations: ({ tx }) => queries.listConversations(tx),
  recent: ({ tx }) => queries.listRecent(tx),

  thread: async ({ tx, params, query }) => {
    const found = await queries.listThread(tx, params.id, query)
    if (found.length === 0) await findClientForCouple(tx, params.id)
    return found
  },

  send: {
    async outside({ who, params, within, finish, receive }) {
      const client = await within((tx) => findClientForCouple(tx, params.id))
      return receive(({ body, files }) => {
        const { content = '' } = body
        const sendAt = 'sendAt' in body && body.sendAt ? body.sendAt : undefined
        if (sendAt) checkSendAt(sendAt)
        if (content === '' && files.length === 0) refuseEmpty()
        const attachments = files.map(({ key, size, type, name }) => ({
          fileKey: key,
          fileSize: size,
          fileType: type,
          originalName: fileName(name, type),
        }))
        const message = { clientId: client.id, content }
        return finish(async (tx) => {
          if (who.kind === 'planner') {
            const cards = 'cards' in body ? (body.cards ?? []) : []
            await checkCards(tx, client.id, cards)
            const linked = { ...message, cards: cards.length > 0 ? cards : null }
            if (sendAt) return schedule(tx, who.plannerId, { ...linked, sendAt }, attachments)
            return sendAsPlanner(tx, who, linked, attachments)
          }
          return sendAsCouple(
            tx,
            { ...client, clientId: client.id, plannerId: who.plannerId },
            { content, files: attachments },
          )
        })
      })
    },
  },

  scheduled: async ({ tx, params }) => {
    const found = await listScheduled(tx, params.id)
    if (found.length === 0) await findClient(tx, params.id)
    return found
  },

  changeScheduled: async ({ tx, params, body }) => {
    if (body.sendAt) checkSendAt(body.sendAt)
    const changed = await changeScheduled(tx, params.id, body)
    if (changed.content === '' && changed.fileNames.length === 0) refuseEmpty()
    const isBroughtBack = body.cancelled === false && !changed.held
    if (isBroughtBack && Date.parse(changed.sendAt) <= Date.now())
      refuseTime('Its time has passed. Please choose another one.')
    return changed
  },

  sendScheduled: async ({ tx, who, params }) => {
    const message = await takeScheduledNow(tx, params.id)
    const { text: content, lacks } = await fill(tx, message.clientId, message.content)
    if (lacks.length > 0) refuse('invalid', { message: `This cannot be sent yet. ${lacks.join('; ')}.` })
    return sendAsPlanner(tx, who, { ...message, content }, message.files)
  },

  templates: ({ tx }) => templates.listTemplates(tx),
  addTemplate: ({ tx, body }) => templates.insertTemplate(tx, body),
  changeTemplate: async ({ tx, params, body: { previous, ...change } }) => {
    const before = await templates.lockTemplate(tx, params.id)
    refuseStale(before.name, before, change, previous)
    return templates.changeTemplate(tx, params.id, { ...before, ...change })
  },
  removeTemplate: async ({ tx, params }) => {
    await templates.deleteTemplate(tx, params.id)
    return undefined
  },

  download: async ({ tx, params }) => {
    const { fileKey, originalName, fileType, fileSize } = await queries.findAttachment(tx, params.id)
    return { key: fileKey, type: fileType, name: originalName, size: fileSize, disposition: 'attachment' }
  },

  markRead: async ({ tx, who, params }) => {
    await findClientForCouple(tx, params.id)
    await queries.markRead(tx, params.id, who.kind === 'planner' ? 'planner' : { person: who.person.id })
    if (who.kind === 'planner') await markAllRead(tx, { relatedType: 'message', relatedId: params.id })
    return { message: 'Marked as read.' }
  },
}

async function schedule(
  tx: Tx,
  plannerId: number,
  message: Parameters<typeof insertScheduled>[1],
  files: queries.NewFile[],
) {
  const { id, clientId, content, sendAt, cards } = await insertScheduled(tx, message, files)
  const { name } = await findPlanner(tx, plannerId)
  const shown = {
    id,
    clientId,
    content,
    cards,
    sendAt,
    timestamp: sendAt,
    sender: 'planner',
    senderName: name,
  } as const
  return { ...shown, personName: null, read: false, hasAttachments: files.length > 0, attachments: [] }
}

function refuseEmpty(): never {
  const message = msg('Please write a message.')
  return refuseField('content', message)
}
