import { days } from '#server/days/handlers.ts'
import { dayJobs } from '#server/days/jobs.ts'
import { readDays } from '#server/days/link-queries.ts'
import type { ServerFeature } from '#server/http/feature.ts'

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
  demo: () => import('#server/days/demo.ts'),
  demoNeedsVendors: true,
} satisfies ServerFeature
