import type { Feature } from '#contract/feature.ts'
import * as letters from '#contract/calls/letters.ts'
import { open } from '#contract/page.ts'

export default {
  readsOn: {
    '/clients/{id}?tab=people': [letters.ofWedding, letters.readChoices],
    '/settings?tab=letters': [letters.readWords],
  },
  pages: [
    open('/mail-settings/{token}', {
      title: 'Mail about your wedding',
      screen: 'letters/MailSettingsPage',
      reads: [letters.readSettings],
    }),
  ],
} satisfies Feature
