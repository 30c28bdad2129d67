import { readdir, utimes } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sweepFiles } from '#server/jobs/sweep-files.ts'
import { openTestServer, type TestServer } from '#server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('files that no row names are swept after a day, and only they', async () => {
  const planner = await server.planner()
  const client = await planner.addClient()
  const [owned, orphan, fresh] = await Promise.all(
    ['a', 'b', 'c'].map((text) => server.files.put(Readable.from([text]))),
  )
  await server.database.pool.query('update clients set avatar_key = $1 where id = $2', [owned?.key, client.id])
  const folder = `${server.folder}/files`
  const yesterday = new Date(Date.now() - 25 * 3_600_000)
  for (const file of [owned, orphan])
    await utimes(`${folder}/${file?.key.slice(0, 2)}/${file?.key}`, yesterday, yesterday)
  await sweepFiles(server.database.pool, server.files)
  const left = (await readdir(folder, { recursive: true }))
    .filter((name) => name.length > 10)
    .map((name) => name.slice(3))
  expect(left.sort()).toEqual([owned?.key, fresh?.key].sort())
})
