import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { WorkFolders } from '#platform/server/foundation/work-folders.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'larkspur-work-'))
const folders = new WorkFolders(dataDir)
const left = () => readdirSync(join(dataDir, 'work'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

it('a folder lasts as long as its work, and only this account reads it', async () => {
  await folders.lend(7, async (folder) => {
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    await writeFile(join(folder, 'rows.json'), '[]')
  })
  await expect(folders.lend(7, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(left()).toEqual([])
})

it('what a killed process has left is removed at the next start, and nothing of one that lives', async () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  await mkdir(join(dataDir, 'work', `${gone}-studio-7-abc`))
  await mkdir(join(dataDir, 'work', `${process.ppid}-studio-7-abc`))
  await folders.clear()
  expect(left()).toEqual([`${process.ppid}-studio-7-abc`])
})

it('what is left of a studio goes with it', async () => {
  await mkdir(join(dataDir, 'work', `${process.ppid}-studio-77-abc`))
  await folders.forget(7)
  expect(left()).toEqual([`${process.ppid}-studio-77-abc`])
  expect(existsSync(join(dataDir, 'work'))).toBe(true)
})
