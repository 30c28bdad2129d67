import type { Feature } from '#contract/feature.ts'
import * as links from '#contract/calls/links.ts'

export default {
  pages: [
    { path: '/for/{token}', for: 'link', title: 'Shared with you', screen: 'links/SharedPage', reads: [links.read] },
  ],
} satisfies Feature
