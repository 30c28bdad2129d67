import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '#platform/server/db/pool.ts'
import type { Services } from '#platform/server/foundation/services.ts'
import type { MailJob, Post } from '#platform/server/jobs/post.ts'

/** What every job gets. */
export type JobContext = { pool: Pool; post: Post; log: FastifyBaseLogger; services: Services }

type Run<Payload> = (payload: Payload, context: JobContext, stored: MailJob) => Promise<void>

/** A job's schedule in crontab syntax, with graphile-worker's options, such as `max=1`. */
type Timing = {
  at: string
  options?: string
  /** A shorter interval, if the configuration asks for one; crontab syntax knows only minutes. */
  everyMs?: (services: Services) => number
}

/**
 * Jobs of one lane wait only for each other. `mail` waits for the mail server, `long` for other hosts, such as those of
 * webhooks, or for much work; all other jobs take moments.
 */
type Lane = 'short' | 'mail' | 'long'

/** Queued jobs of running installations refer to the name, so it never changes. */
export type Job<Payload> = {
  name: string
  run: Run<Payload>
  timing?: Timing
  /** `short` if it is not given. */
  lane?: Lane
  /** What follows when the job is not tried again, because its process has ended twice while it was running. */
  setAside?: (payload: Payload, context: JobContext) => Promise<void>
}
export type AnyJob = Job<never>

export const job = <Payload>(
  name: string,
  run: Run<Payload>,
  more: Pick<Job<Payload>, 'setAside' | 'lane'> = {},
): Job<Payload> => ({ name, run, ...more })

export const timedJob = (
  name: string,
  timing: Timing,
  run: (context: JobContext) => Promise<void>,
  more: Pick<Job<null>, 'lane'> = {},
): Job<null> => ({ name, timing, run: (_, context) => run(context), ...more })

/**
 * The key replaces one that still waits. Without it, a clock that is set forth by a day would queue a job for each of
 * its minutes, before all mails.
 */
export const timetable = (jobs: readonly AnyJob[]): string =>
  jobs
    .flatMap(({ name, timing }) =>
      timing ? [`${timing.at} ${name} ?jobKey=${name}${timing.options ? `&${timing.options}` : ''}`] : [],
    )
    .join('\n')
