import type { Feature } from '#contract/feature.ts'
import * as members from '#contract/members.ts'
import { open } from '#contract/page.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    members: true
  }
}

export default {
  calls: members,
  pages: [open('/join', { title: 'Join a studio', screen: 'members/JoinPage' })],
} satisfies Feature
