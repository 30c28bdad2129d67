import type { Feature } from '#platform/contract/feature.ts'
import { open } from '#platform/contract/page.ts'

export default {
  pages: [open('/join', { title: 'Join a Studio', screen: 'studio/members/web/JoinPage' })],
} satisfies Feature
