import type { Feature } from '#contract/feature.ts'
import * as inbox from '#contract/inbox.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    'unplaced-mails': true
  }
}

export default {
  calls: inbox,
  restored: ['unplaced-mails'],
  readsOn: { '/messages': [inbox.unplaced] },
} satisfies Feature
