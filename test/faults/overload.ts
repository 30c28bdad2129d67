import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Insider } from '#test/faults/insider.ts'
import { Installation } from '#test/faults/installation.ts'
import type { LoadOrder, LoadSeen } from '#test/faults/load.ts'
import { openMailbox } from '#test/faults/mailbox.ts'
import { signUp } from '#test/sign-up.ts'

export type OverloadReport = {
  capacityPerSecond: number
  load: LoadSeen
  /** What somebody who is signed in and calls four times a second got. */
  insider: { statuses: Record<string, number>; slowestMs: number }
  /** Changes that this person made meanwhile, and announcements of them on its live channel. */
  changes: number
  announced: number
  liveChannelEnded: boolean
  /** From the end of the load to the first answer as usual. */
  recoveredMs: number
}

type Order = { seconds: number; port: number; program: readonly string[]; times?: number }

/** Measures what the product can take, then sends five times as much. */
export async function runOverload({ seconds, port, program, times = 5 }: Order): Promise<OverloadReport> {
  const folder = await mkdtemp(join(tmpdir(), 'larkspur-overload-'))
  await chmod(folder, 0o755)
  const mailbox = await openMailbox()
  const settings = { SMTP_URL: mailbox.url, MAIL_FROM: 'hello@studio.example' }
  const larkspur = new Installation({ dataDir: join(folder, 'data'), port, settings, program })
  const { url } = larkspur
  const generator = fork(join(import.meta.dirname, 'load.ts'))
  const load = async (order: Omit<LoadOrder, 'url' | 'calls'>) => {
    generator.send({ url, calls, ...order } satisfies LoadOrder)
    const [seen] = (await once(generator, 'message')) as [LoadSeen]
    return seen
  }
  const calls: LoadOrder['calls'] = []
  try {
    await larkspur.start()
    const { cookie: crowd } = await signUp({ url, name: 'crowd', mailTo: mailbox.textTo })
    const { cookie } = await signUp({ url, name: 'insider', mailTo: mailbox.textTo })
    // Long answers, so that the load is the product's and not this machine's.
    await larkspur.asked(`insert into clients (planner_id, partner_one_name, email, notes)
      select id, 'Couple ' || n, n || '@example.com', repeat('word ', 300) from planners, generate_series(1, 300) n
      where username = 'crowd'`)
    calls.push(
      { method: 'GET', path: '/api/clients', cookie: crowd },
      { method: 'GET', path: '/api/search?q=couple', cookie: crowd },
      { method: 'POST', path: '/api/tasks', cookie: crowd, body: { title: 'Order the flowers' } },
      { method: 'GET', path: '/api/clients', cookie: crowd },
    )
    await load({ seconds: 1, atOnce: 16 })
    const { perSecond: capacityPerSecond } = await load({ seconds: 2, atOnce: 16 })
    const insider = new Insider(url, cookie)
    await insider.start()
    const seen = await load({ seconds, perSecond: capacityPerSecond * times })
    const ended = performance.now()
    const recoveredMs = await untilServed(url, cookie, ended)
    await insider.stop()
    return {
      capacityPerSecond,
      load: seen,
      insider: { statuses: insider.statuses, slowestMs: Math.round(insider.slowestMs) },
      changes: insider.changes,
      announced: insider.announced,
      liveChannelEnded: insider.liveChannelEnded,
      recoveredMs,
    }
  } finally {
    await endOf(generator)
    await larkspur.end('SIGTERM')
    await mailbox.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

/** What did not go as it should: everybody is answered or refused in words, and who is in is served throughout. */
export function overloadProblems({ load, insider, changes, announced, ...report }: OverloadReport): string[] {
  const strange = (statuses: Record<string, number>, usual: readonly string[]) =>
    Object.keys(statuses).filter((status) => !usual.includes(status))
  return [
    ...(load.statuses['503'] ? [] : ['Nothing was refused.']),
    ...(load.withoutRetryAfter > 0 ? ['Some were refused without Retry-After.'] : []),
    ...strange(load.statuses, ['200', '201', '503']).map((status) => `The crowd got ${status}.`),
    ...strange(insider.statuses, ['200', '201']).map((status) => `Who was in got ${status}.`),
    ...(changes > 0 && announced === changes ? [] : [`${announced} of ${changes} changes were announced.`]),
    ...(report.liveChannelEnded ? ['The live channel ended.'] : []),
    ...(report.recoveredMs < 1000 ? [] : [`It was ${report.recoveredMs} ms until a call was answered as usual.`]),
  ]
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
