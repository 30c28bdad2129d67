import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Insider } from '#test/faults/insider.ts'
import { Installation } from '#test/faults/installation.ts'
import type { LoadOrder, LoadSeen } from '#test/faults/load.ts'
import { openMailbox } from '#test/faults/mailbox.ts'
import { hashOf } from '#platform/server/db/caller-transaction.ts'
import { signUp } from '#test/sign-up.ts'

type OverloadReport = {
  capacityPerSecond: number
  /** One session that asks for everything at once. */
  load: LoadSeen
  /** Sessions that ask for a few things at once. */
  browsers: LoadSeen
  /** What somebody who is signed in and calls four times a second, one call at a time, got. */
  insider: { statuses: Record<string, number>; slowestMs: number }
  /** Changes that this person made meanwhile, and announcements of them on its live channel. */
  changes: number
  announced: number
  liveChannelEnded: boolean
  /** From the end of the load to the first answer as usual. */
  recoveredMs: number
}

const browsers = { count: 12, atOnceEach: 5 }

type Order = { seconds: number; port: number; program: readonly string[]; times?: number }

/** Measures what the product can take, then sends five times as much. */
export async function runOverload({ seconds, port, program, times = 5 }: Order): Promise<OverloadReport> {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-overload-'))
  await chmod(folder, 0o755)
  const mailbox = await openMailbox()
  const settings = { SMTP_URL: mailbox.url, MAIL_FROM: 'hello@studio.example' }
  const larkspur = new Installation({ dataDir: join(folder, 'data'), port, settings, program })
  const { url } = larkspur
  const generators: ChildProcess[] = []
  const openGenerator = (calls: LoadOrder['calls']) => {
    const generator = fork(join(import.meta.dirname, 'load.ts'))
    generators.push(generator)
    return async (order: Omit<LoadOrder, 'url' | 'calls'>) => {
      generator.send({ url, calls, ...order } satisfies LoadOrder)
      const [seen] = (await once(generator, 'message')) as [LoadSeen]
      return seen
    }
  }
  try {
    await larkspur.start()
    const { cookie: crowd } = await signUp({ url, name: 'crowd', mailTo: mailbox.textTo })
    const { cookie } = await signUp({ url, name: 'insider', mailTo: mailbox.textTo })
    // Long answers, so that the load is the product's and not this machine's.
    await larkspur.asked(`insert into clients (planner_id, partner_one_name, email, notes)
      select id, 'Couple ' || n, n || '@example.com', repeat('word ', 300) from planners, generate_series(1, 300) n
      where username = 'crowd'`)
    const load = openGenerator([
      { method: 'GET', path: '/api/clients', cookie: crowd },
      { method: 'GET', path: '/api/search?q=couple', cookie: crowd },
      { method: 'POST', path: '/api/tasks', cookie: crowd, body: { title: 'Order the flowers' } },
      { method: 'GET', path: '/api/clients', cookie: crowd },
    ])
    const cookies = await signInOften(larkspur, browsers.count)
    const browse = openGenerator(cookies.map((each) => ({ method: 'GET', path: '/api/clients', cookie: each })))
    // A session is known once it was served.
    await browse({ seconds: 1, atOnce: browsers.count })
    await load({ seconds: 1, atOnce: 16 })
    const { perSecond: capacityPerSecond } = await load({ seconds: 2, atOnce: 16 })
    const insider = new Insider(url, cookie)
    await insider.start()
    const [seen, seenByBrowsers] = await Promise.all([
      load({ seconds, perSecond: capacityPerSecond * times }),
      browse({ seconds, atOnce: browsers.count * browsers.atOnceEach }),
    ])
    const ended = performance.now()
    const recoveredMs = await untilServed(url, cookie, ended)
    await insider.stop()
    return {
      capacityPerSecond,
      load: seen,
      browsers: seenByBrowsers,
      insider: { statuses: insider.statuses, slowestMs: Math.round(insider.slowestMs) },
      changes: insider.changes,
      announced: insider.announced,
      liveChannelEnded: insider.liveChannelEnded,
      recoveredMs,
    }
  } finally {
    await Promise.all(generators.map(endOf))
    await larkspur.end('SIGTERM')
    await mailbox.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/**
 * What did not go as it should: everybody is answered or refused in words; who asks for everything at once is refused
 * first, and who is in and asks for one thing at a time is served throughout.
 */
export function overloadProblems({ load, insider, changes, announced, ...report }: OverloadReport): string[] {
  const strange = (statuses: Record<string, number>, usual: readonly string[]) =>
    Object.keys(statuses).filter((status) => !usual.includes(status))
  return [
    ...(load.statuses['503'] ? [] : ['Nothing was refused.']),
    ...(load.withoutRetryAfter > 0 ? ['Some were refused without Retry-After.'] : []),
    ...(shareRefused(report.browsers) < shareRefused(load) ? [] : ['The crowd was not refused before the browsers.']),
    ...strange(load.statuses, ['200', '201', '503']).map((status) => `The crowd got ${status}.`),
    ...strange(report.browsers.statuses, ['200', '503']).map((status) => `The browsers got ${status}.`),
    ...strange(insider.statuses, ['200', '201']).map((status) => `Who was in got ${status}.`),
    ...(changes > 0 && announced === changes ? [] : [`${announced} of ${changes} changes were announced.`]),
    ...(report.liveChannelEnded ? ['The live channel ended.'] : []),
    ...(report.recoveredMs < 1000 ? [] : [`It was ${report.recoveredMs} ms until a call was answered as usual.`]),
  ]
}

function shareRefused({ statuses }: LoadSeen): number {
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return (statuses['503'] ?? 0) / all
}

/** Sessions of the crowd's studio, each with a cookie of its own. */
async function signInOften(larkspur: Installation, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => `'\\x${hashOf(token).toString('hex')}'::bytea`)
  await larkspur.asked(`insert into planner_sessions (planner_id, token_hash, expires_at)
    select id, hash, now() + interval '1 day' from planners, unnest(array[${hashes.join()}]) hash
    where username = 'crowd'`)
  return tokens.map((token) => `larkspur_planner=${token}`)
}

async function endOf(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

async function untilServed(url: string, cookie: string, since: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`${url}/api/clients`, { headers: { cookie } })
    await answer.text()
    if (answer.status === 200) return Math.round(performance.now() - since)
    await pause(20)
  }
}
