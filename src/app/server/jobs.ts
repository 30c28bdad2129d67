import { backUpEachNight } from '#server/backups/jobs.ts'
import { deletionJobs } from '#server/deletion/jobs.ts'
import * as features from '#server/features.ts'
import { fileJobs } from '#server/files/jobs.ts'
import type { ServerFeature } from '#server/http/feature.ts'
import { sweepKeyedAnswers } from '#server/idempotency/jobs.ts'
import type { AnyJob } from '#server/jobs/job.ts'
import { mailJobs } from '#server/jobs/mail.ts'

const all: readonly ServerFeature[] = Object.values(features)

export const fileColumns = all.flatMap((feature) => feature.fileColumns ?? [])

/** All background jobs, queued and scheduled. */
export const jobs: readonly AnyJob[] = [
  ...mailJobs,
  ...fileJobs(fileColumns),
  ...deletionJobs(fileColumns),
  backUpEachNight(fileColumns),
  sweepKeyedAnswers,
  ...all.flatMap((feature) => feature.jobs ?? []),
]
