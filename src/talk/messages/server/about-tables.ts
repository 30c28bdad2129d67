import { optionalText } from '#platform/contract/fields.ts'
import { fileForm, personNameForm } from '#platform/server/db/row-forms.ts'
import { message, newMessage } from '#talk/messages/contract/endpoints.ts'
import { cardReferences } from '#talk/messages/contract/message-cards.ts'
import { messageTemplateForm } from '#talk/messages/contract/message-templates.ts'
import { about } from '#platform/server/db/about.ts'
import {
  messages,
  messageAttachments,
  messageTemplates,
  scheduledMessages,
  scheduledFiles,
} from '#talk/messages/server/table.ts'

export const tables = [
  // Before the messages: the pages of conversations name them.
  about(messageAttachments, {
    couple: { select: 'all', insert: 'all' },
    announced: { topic: 'messages', wedding: 'client_id' },
    files: [{ column: messageAttachments.fileKey, as: 'file', nameFrom: 'original_name' }],
    exported: { inWedding: 'own', form: fileForm },
  }),
  about(messages, {
    couple: { select: 'all', insert: 'all', update: ['read', 'readBy'] },
    announced: { topic: 'messages', wedding: 'client_id' },
    ceiling: [500000, 'messages'],
    holds: { clients: 'client_id' },
    exported: {
      inWedding: 'own',
      order: 'client_id, timestamp, id',
      csv: {
        name: 'messages',
        heads: {
          couple: 'Couple',
          timestamp: 'Sent',
          sender: 'From',
          sender_name: 'Name',
          person_name: 'Person',
          content: 'Message',
        },
      },
      form: {
        ...newMessage.shape,
        ...personNameForm,
        cards: cardReferences,
        senderName: optionalText(),
        sender: message.shape.sender,
      },
      references: { read_by: 'people', cards: { json: { id: { by: 'kind' } }, needs: 'id' } },
      kinds: ['message'],
    },
  }),
  about(messageTemplates, {
    announced: { topic: 'message-templates' },
    ceiling: [500, 'message templates'],
    exported: { inWedding: 'none', form: messageTemplateForm.shape },
  }),
  about(scheduledMessages, {
    announced: { topic: 'scheduled-messages' },
    ceiling: [5000, 'scheduled messages'],
    exported: {
      inWedding: 'own',
      form: { ...newMessage.shape, cards: cardReferences },
      references: { cards: { json: { id: { by: 'kind' } }, needs: 'id' } },
      // Nothing is sent by itself.
      reset: () => ({ held: true }),
    },
  }),
  about(scheduledFiles, {
    announced: { topic: 'scheduled-messages' },
    files: [{ column: scheduledFiles.fileKey, as: 'file', nameFrom: 'original_name' }],
    exported: { inWedding: 'own', form: fileForm },
  }),
]
