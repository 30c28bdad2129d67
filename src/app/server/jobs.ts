import { backUpEachNight } from '#operations/backups/server/jobs.ts'
import { deletionJobs } from '#studio/deletion/server/jobs.ts'
import { fileColumns } from '#app/server/tables.ts'
import * as features from '#app/server/features.ts'
import { fileJobs } from '#platform/server/files/jobs.ts'
import type { ServerFeature } from '#platform/server/http/feature.ts'
import { sweepKeyedAnswers } from '#app/server/idempotency/jobs.ts'
import { noteUncertain } from '#app/server/jobs/note-uncertain-mail.ts'
import { sendEachMinute } from '#overview/letter-sending/server/jobs.ts'
import type { AnyJob } from '#platform/server/jobs/job.ts'
import { mailJobs } from '#platform/server/jobs/mail.ts'

const all: readonly ServerFeature[] = Object.values(features)

/** All background jobs, queued and scheduled. */
export const jobs: readonly AnyJob[] = [
  ...mailJobs,
  ...fileJobs(fileColumns),
  ...deletionJobs(fileColumns),
  backUpEachNight(fileColumns),
  sweepKeyedAnswers,
  noteUncertain,
  sendEachMinute,
  ...all.flatMap((feature) => feature.jobs ?? []),
]
