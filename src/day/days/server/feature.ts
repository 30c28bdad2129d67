import { tables } from '#day/days/server/about-tables.ts'
import { days } from '#day/days/server/handlers.ts'
import { dayJobs } from '#day/days/server/jobs.ts'
import { readDays } from '#day/days/server/link-queries.ts'
import { mendItems } from '#day/days/server/undo-queries.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: days,
  tables,
  jobs: dayJobs,
  afterUndo: (tx, _batch, rows) => mendItems(tx, rows),
  linkContents: {
    'vendor-day': readDays('vendor-day'),
    'party-day': readDays('party-day'),
    'guest-day': readDays('guest-day'),
  },
  sampleRow: { path: '/api/clients/{client}/days', body: (mark) => ({ name: mark, date: '2027-05-01' }) },
  demo: () => import('#day/days/server/demo.ts'),
  demoComesLast: true,
} satisfies ServerFeature
