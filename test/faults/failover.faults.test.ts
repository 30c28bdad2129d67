import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openMailServer } from '#test/mail-server.ts'
import { PostgresPair } from '#test/postgres-pair.ts'
import { end, hasEnded, isUp, startLarkspur } from '#test/process.ts'
import { signUp } from '#test/sign-up.ts'

/** The folder of the programs of PostgreSQL, set by `npm run test:services`. */
const bin = process.env['LARKSPUR_TEST_POSTGRES']

test.runIf(bin)(
  'a standby that takes over has every acknowledged task, and the product goes on with it',
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larkspur-failover-'))
    const pair = await PostgresPair.start(bin!)
    const mailbox = await openMailServer()
    const larkspur = await startLarkspur({ DATA_DIR: folder, DATABASE_URL: pair.url, SMTP_URL: mailbox.url })
    try {
      await isUp(larkspur)
      const { cookie } = await signUp({ url: larkspur.url, name: 'failover', mailTo: mailbox.textTo })
      const headers = { 'content-type': 'application/json', cookie }
      const acknowledged: string[] = []
      const statuses = new Set<number>()
      let isWriting = true
      let count = 0
      const writers = [1, 2, 3, 4].map(async () => {
        while (isWriting) {
          const title = `Task ${(count += 1)}`
          const body = JSON.stringify({ title })
          const answer = await fetch(`${larkspur.url}/api/tasks`, { method: 'POST', headers, body })
          statuses.add(answer.status)
          if (answer.status === 201) acknowledged.push(title)
        }
      })
      const moreThan = async (before: number) => {
        await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 100)
      }
      await moreThan(0)
      await pair.failOver()
      await moreThan(acknowledged.length)
      isWriting = false
      await Promise.all(writers)

      const tasks = (await (await fetch(`${larkspur.url}/api/tasks`, { headers })).json()) as { title: string }[]
      const titles = tasks.map(({ title }) => title)
      expect(acknowledged.filter((title) => !titles.includes(title))).toEqual([])
      expect(titles).toHaveLength(new Set(titles).size)
      expect([...statuses].sort()).toEqual([201, 503])
      expect(hasEnded(larkspur)).toBe(false)
    } finally {
      await end(larkspur, 'SIGKILL')
      await mailbox.close()
      await pair.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
