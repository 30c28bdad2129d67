import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { vi } from 'vitest'
import { addressOfRunning } from '#platform/server/db/embedded/address.ts'
import { diskStore } from '#platform/server/files/disk.ts'
import { end, startLarkspur } from '#test/process.ts'

const key = '0123456789abcdef0123456789abcdef'

/** A data folder that the product serves, with a studio that has one document. */
export async function openServingFolder() {
  const base = await mkdtemp(join(tmpdir(), 'larkspur-backups-'))
  vi.stubEnv('TMPDIR', join(base, 'tmp'))
  await mkdir(tmpdir())
  // The account of the database, which is another one if root runs the tests, enters them.
  for (const folder of [base, tmpdir()]) await chmod(folder, 0o711)
  const dataDir = join(base, 'data')
  const larkspur = await startLarkspur({ DATA_DIR: dataDir })
  await vi.waitFor(() => {
    if (!larkspur.lines.some((line) => line.startsWith('Larkspur is at'))) throw new Error('It does not serve yet.')
  }, 60_000)
  const client = new pg.Client(addressOfRunning(dataDir))
  await client.connect()
  await client.query(`
    insert into planners (id, username, name, email, password_hash) overriding system value values (7, 'rosa', 'Rosa', 'rosa@example.com', 'x');
    insert into clients (id, planner_id, partner_one_name, email) overriding system value values (7, 7, 'Emma', 'emma@example.com');
    insert into documents (planner_id, client_id, original_name, filename, file_key, uploaded_by)
      values (7, 7, 'Contract', 'contract.pdf', '${key}', 'planner')`)
  await diskStore(join(dataDir, 'files'))
  const file = join(dataDir, 'files', key.slice(0, 2), key)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, 'signed')
  return {
    base,
    dataDir,
    url: larkspur.url,
    client,
    file: { key, path: file },
    async close() {
      await client.end()
      await end(larkspur, 'SIGTERM')
      vi.unstubAllEnvs()
      await rm(base, { recursive: true, force: true })
    },
  }
}

/** A moment after which a backup is named. */
export const at = (hour: number) => new Date(Date.UTC(2031, 5, 14, hour))
