import type { Feature } from '#contract/feature.ts'
import * as messageTemplates from '#contract/message-templates.ts'
import * as messages from '#contract/messages.ts'
import { ask, planner } from '#contract/page.ts'
import * as scheduledMessages from '#contract/scheduled-messages.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    messages: true
    'message-templates': true
    'scheduled-messages': true
  }
}

const newestMessages = ask(messages.thread, () => ({ limit: 50 }))

export default {
  calls: { ...messages, ...messageTemplates, ...scheduledMessages },
  restored: ['messages', 'scheduled-messages'],
  pages: [
    planner('/messages', { title: 'Messages', screen: 'messages/MessagesPage', reads: [messages.conversations] }),
  ],
  readsOn: {
    '/clients/{id}?tab=messages': [newestMessages],
    '/client-portal/{id}': [newestMessages],
  },
  offline: { ofWedding: [newestMessages] },
} satisfies Feature
