import type { Feature } from '#contract/feature.ts'
import * as links from '#contract/links.ts'

declare module '#contract/topics.ts' {
  interface Topics {
    links: true
  }
}

export default {
  calls: links,
  pages: [
    { path: '/for/{token}', for: 'link', title: 'Shared with you', screen: 'links/SharedPage', reads: [links.read] },
  ],
} satisfies Feature
