import type { Feature } from '#platform/contract/feature.ts'
import * as letters from '#talk/letters/contract/calls.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { open } from '#platform/contract/page.ts'

export default {
  readsOn: {
    '/clients/{id}?tab=people': [letters.ofWedding, letters.readChoices],
    '/settings?tab=letters': [letters.readWords],
  },
  pages: [
    open('/mail-settings/{token}', {
      title: msg('Emails about your wedding'),
      screen: 'talk/letters/web/MailSettingsPage',
      reads: [letters.readSettings],
      looksBy: /\/mail-settings\//,
      isForCouples: true,
    }),
  ],
} satisfies Feature
