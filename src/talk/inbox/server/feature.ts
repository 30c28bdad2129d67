import type { ServerFeature } from '#platform/server/http/feature.ts'
import { inbox } from '#talk/inbox/server/handlers.ts'
import { inboxJobs } from '#talk/inbox/server/jobs.ts'
import { incomingMails, unplacedFiles } from '#talk/inbox/server/table.ts'

export default {
  handlers: inbox,
  jobs: inboxJobs,
  fileColumns: [incomingMails.fileKey, unplacedFiles.fileKey],
} satisfies ServerFeature
