import type { ServerFeature } from '#server/http/feature.ts'
import { inbox } from '#server/inbox/handlers.ts'
import { inboxJobs } from '#server/inbox/jobs.ts'
import { incomingMails, unplacedFiles } from '#server/inbox/table.ts'

export default {
  handlers: inbox,
  jobs: inboxJobs,
  fileColumns: [incomingMails.fileKey, unplacedFiles.fileKey],
} satisfies ServerFeature
