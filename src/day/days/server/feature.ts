import { days } from '#day/days/server/handlers.ts'
import { dayJobs } from '#day/days/server/jobs.ts'
import { readDays } from '#day/days/server/link-queries.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: days,
  jobs: dayJobs,
  linkContents: {
    'vendor-day': readDays('vendor-day'),
    'party-day': readDays('party-day'),
    'guest-day': readDays('guest-day'),
  },
  sampleRow: { path: '/api/clients/{client}/days', body: (mark) => ({ name: mark, date: '2027-05-01' }) },
  historyNouns: { days: 'day', day_items: 'item of the run sheet', day_contacts: 'contact of the run sheet' },
  demo: () => import('#day/days/server/demo.ts'),
  demoNeedsVendors: true,
} satisfies ServerFeature
