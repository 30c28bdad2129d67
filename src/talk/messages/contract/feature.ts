import type { Feature } from '#platform/contract/feature.ts'
import * as messages from '#talk/messages/contract/calls.ts'
import { ask, planner } from '#platform/contract/page.ts'

const newestMessages = ask(messages.thread, () => ({ limit: 50 }))

export default {
  pages: [
    planner('/messages', {
      title: 'Messages',
      screen: 'app/web/messages/MessagesPage',
      reads: [messages.conversations],
    }),
  ],
  readsOn: {
    '/clients/{id}?tab=messages': [newestMessages],
    '/client-portal/{id}': [newestMessages],
  },
  offline: { ofWedding: [newestMessages] },
} satisfies Feature
