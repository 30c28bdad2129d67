import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOfRunning } from '#platform/server/db/embedded/address.ts'
import { urlOf } from '#test/cluster.ts'
import type { Request } from './benchmark.ts'
import { cpuSeconds } from './cost.ts'
import { root, startInstance, type Instance } from './instance.ts'
import type { Subject } from './measure.ts'
import type { Statement } from './record.ts'
import type { Replay, Replayed } from './replay.ts'

const mostPaths = 20

/** Sends each request a few times to a second process on the same database, and reads which statements it sends. */
export async function record(instance: Instance, port: number, requests: readonly Request[]): Promise<Statement[][][]> {
  const folder = mkdtempSync(join(tmpdir(), 'larkspur-bench-record-'))
  const file = join(folder, 'statements')
  const second = await startInstance(root, folder, port, {
    DATABASE_URL: urlOf(addressOfRunning(instance.dataDir)),
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'record.ts')}`,
    STATEMENTS: file,
    WORKER: 'off',
  })
  const statementsOf = async ({ method, headers }: Request, path: string, body?: string) => {
    writeFileSync(file, '')
    const answer = await fetch(second.url + path, { method, headers, ...(body !== undefined && { body }) })
    await answer.arrayBuffer()
    if (!answer.ok && answer.status !== 304) throw new Error(`${method} ${path} answered ${answer.status}.`)
    return readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Statement)
  }
  const recorded: Statement[][][] = []
  for (const request of requests) {
    const all: Statement[][] = []
    for (const body of request.bodies ?? [undefined])
      for (const path of request.paths.slice(0, mostPaths)) all.push(await statementsOf(request, path, body))
    recorded.push(all)
  }
  await second.stop()
  rmSync(folder, { recursive: true, force: true })
  return recorded
}

/** A plain client that sends what was recorded. */
export function bareClient(instance: Instance, recorded: Statement[][], concurrency: number) {
  const client = fork(join(import.meta.dirname, 'replay.ts'))
  client.once('exit', (code) => {
    if (code !== 0) throw new Error('The bare statements failed.')
  })
  const send: Subject = async (seconds) => {
    const before = cpuSeconds(instance.pid)
    const address = addressOfRunning(instance.dataDir)
    client.send({ address, recorded, concurrency, seconds } satisfies Replay)
    const [{ requests, cpuMs }] = (await once(client, 'message')) as [Replayed]
    const { database } = cpuSeconds(instance.pid)
    return { own: cpuMs / requests, database: ((database - before.database) * 1000) / requests, failures: 0 }
  }
  return { send, end: () => client.disconnect() }
}
