import type { Feature } from '#platform/contract/feature.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import * as links from '#weddings/links/contract/calls.ts'

export default {
  pages: [
    {
      path: '/for/{token}',
      for: 'link',
      title: msg('Shared with you'),
      screen: 'app/web/links/SharedPage',
      reads: [links.read],
      looksBy: /\/api\/links\//,
      isForCouples: true,
    },
  ],
} satisfies Feature
