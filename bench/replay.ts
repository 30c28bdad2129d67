import pg from 'pg'
import type { EmbeddedAddress } from '#platform/server/db/embedded/address.ts'
import { prepareEntries } from '#platform/server/db/entries.ts'
import { configWithSettings } from '#platform/server/db/pool.ts'
import { roles } from '#platform/server/db/tenancy/tenancy.ts'
import type { Statement } from './record.ts'

export type Replay = { address: EmbeddedAddress; recorded: Statement[][]; concurrency: number; seconds: number }
export type Replayed = { requests: number; cpuMs: number }

const clients: pg.Client[] = []
const names = new Map<string, string>()

/** Each text is prepared once on each connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `bare_${names.size}`
  names.set(text, name)
  return name
}

async function replay({ recorded, seconds }: Replay): Promise<Replayed> {
  const cpu = process.cpuUsage()
  const end = performance.now() + seconds * 1000
  let requests = 0
  const send = async (client: pg.Client) => {
    while (performance.now() < end) {
      const statements = recorded[requests++ % recorded.length] ?? []
      for (const { text, values } of statements)
        await client.query(values ? { name: nameOf(text), text, values } : text)
    }
  }
  await Promise.all(clients.map(send))
  const { user, system } = process.cpuUsage(cpu)
  return { requests, cpuMs: (user + system) / 1000 }
}

/** Sends the same statements as the product, from a process that does nothing else. */
process.on('message', async (order: Replay) => {
  while (clients.length < order.concurrency) {
    const client = new pg.Client(configWithSettings(order.address, roles.app))
    await client.connect()
    await client.query(prepareEntries)
    clients.push(client)
  }
  process.send?.(await replay(order))
})

process.on('disconnect', () => process.exit())
