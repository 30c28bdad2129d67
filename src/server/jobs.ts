import { accountingJobs } from '#server/accounting/jobs.ts'
import { accountJobs } from '#server/accounts/jobs.ts'
import { billingSettings } from '#server/billing/table.ts'
import { clients } from '#server/clients/table.ts'
import { coupleJobs } from '#server/couples/jobs.ts'
import { documentJobs } from '#server/documents/jobs.ts'
import { documents } from '#server/documents/table.ts'
import { fileJobs } from '#server/files/jobs.ts'
import { invoiceJobs } from '#server/invoices/jobs.ts'
import type { AnyJob } from '#server/jobs/job.ts'
import { mailJobs } from '#server/jobs/mail.ts'
import { messageAttachments } from '#server/messages/table.ts'
import { notificationJobs } from '#server/notifications/jobs.ts'
import { paymentJobs } from '#server/payments/jobs.ts'
import { trashJobs } from '#server/trash/jobs.ts'
import { deletedWeddings } from '#server/trash/table.ts'

/** Where rows name files. A file that none of these columns names is removed after a day. */
export const fileColumns = [
  clients.avatarKey,
  documents.fileKey,
  documents.thumbnailKey,
  messageAttachments.fileKey,
  billingSettings.logoKey,
  deletedWeddings.fileKeys,
]

/** Everything that is done later, or that the clock starts. */
export const jobs: readonly AnyJob[] = [
  ...mailJobs,
  ...fileJobs(fileColumns),
  ...accountJobs,
  ...coupleJobs,
  ...documentJobs,
  ...invoiceJobs,
  ...paymentJobs,
  ...accountingJobs,
  ...notificationJobs,
  ...trashJobs,
]
