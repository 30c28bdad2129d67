import type { Feature } from '#contract/feature.ts'
import { open } from '#contract/page.ts'

export default {
  pages: [open('/join', { title: 'Join a studio', screen: 'members/JoinPage' })],
} satisfies Feature
