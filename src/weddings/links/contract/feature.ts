import type { Feature } from '#platform/contract/feature.ts'
import * as links from '#weddings/links/contract/calls.ts'

export default {
  pages: [
    {
      path: '/for/{token}',
      for: 'link',
      title: 'Shared with you',
      screen: 'app/web/links/SharedPage',
      reads: [links.read],
    },
  ],
} satisfies Feature
