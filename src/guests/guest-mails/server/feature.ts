import { tables } from '#guests/guest-mails/server/about-tables.ts'
import { guestMails } from '#guests/guest-mails/server/handlers.ts'
import { guestMailJobs } from '#guests/guest-mails/server/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: guestMails,
  tables,
  jobs: guestMailJobs,
  sampleRow: {
    path: '/api/clients/{client}/guest-mail-words',
    body: (mark) => ({ kind: 'invitation', language: 'en', subject: mark, words: mark }),
  },
  demo: () => import('#guests/guest-mails/server/demo.ts'),
  demoComesLast: true,
} satisfies ServerFeature
