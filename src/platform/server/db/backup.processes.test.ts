import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { backUp } from '#platform/server/db/backup.ts'
import { startEmbedded } from '#platform/server/db/embedded/embedded.ts'

const base = mkdtempSync(join(tmpdir(), 'larkspur-backup-'))
chmodSync(base, 0o755)
afterAll(() => rmSync(base, { recursive: true, force: true }))

async function numbersIn(dataDir: string): Promise<number[]> {
  const database = await startEmbedded(dataDir, () => {})
  const client = new pg.Client(database.connection)
  await client.connect()
  const { rows } = await client.query<{ number: string }>('SELECT number FROM written ORDER BY number')
  await client.end()
  await database.stop()
  return rows.map(({ number }) => Number(number))
}

test('a backup taken during writes and restored contains every row committed before it', async () => {
  const dataDir = join(base, 'live')
  const script = join(import.meta.dirname, '../../../../test/crash-writer.ts')
  const app = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: app.stdout })
  const acknowledged = new Set<number>()
  await once(lines, 'line')
  lines.on('line', (line) => acknowledged.add(Number(line)))
  mkdirSync(join(dataDir, 'files/7'), { recursive: true })
  writeFileSync(join(dataDir, 'files/7/contract.pdf'), 'signed')
  await expect.poll(() => acknowledged.size).toBeGreaterThan(200)

  const before = [...acknowledged]
  const target = join(base, 'backup')
  await backUp(dataDir, target)
  const duringBackup = acknowledged.size - before.length
  expect(duringBackup).toBeGreaterThan(0)
  app.kill('SIGTERM')
  await once(app, 'exit')

  const restored = join(base, 'restored')
  cpSync(target, restored, { recursive: true })
  const rows = new Set(await numbersIn(restored))
  expect(before.filter((number) => !rows.has(number))).toEqual([])
  expect(readFileSync(join(restored, 'files/7/contract.pdf'), 'utf8')).toBe('signed')
  expect(existsSync(join(restored, 'database/backup_label'))).toBe(false)

  const again = join(base, 'backup-of-a-stopped-app')
  await backUp(restored, again)
  expect(await numbersIn(again)).toEqual([...rows])
})

test('refuses a target that exists or lies inside the copied folder', async () => {
  const dataDir = join(base, 'data')
  await expect(backUp(dataDir, join(base, 'copy'))).rejects.toThrow('There is no database in')
  mkdirSync(join(dataDir, 'database'), { recursive: true })
  const taken = join(base, 'taken')
  mkdirSync(taken)
  writeFileSync(join(taken, 'letter.txt'), 'dear')
  await expect(backUp(dataDir, taken)).rejects.toThrow('is not empty')
  await expect(backUp(dataDir, join(dataDir, 'backup'))).rejects.toThrow('lies inside the data folder')
  await expect(backUp(dataDir, '/proc/backup')).rejects.toThrow('/proc/backup cannot be used: ')
})
