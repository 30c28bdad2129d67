import { rsvp } from '#guests/rsvp/server/handlers.ts'
import { rsvpJobs } from '#guests/rsvp/server/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'

export default {
  handlers: rsvp,
  jobs: rsvpJobs,
  demo: () => import('#guests/rsvp/server/demo.ts'),
  demoComesLast: true,
} satisfies ServerFeature
