import type { Feature } from '#contract/feature.ts'
import * as messages from '#contract/calls/messages.ts'
import { ask, planner } from '#contract/page.ts'

const newestMessages = ask(messages.thread, () => ({ limit: 50 }))

export default {
  pages: [
    planner('/messages', { title: 'Messages', screen: 'messages/MessagesPage', reads: [messages.conversations] }),
  ],
  readsOn: {
    '/clients/{id}?tab=messages': [newestMessages],
    '/client-portal/{id}': [newestMessages],
  },
  offline: { ofWedding: [newestMessages] },
} satisfies Feature
