import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Document } from '#planning/documents/contract/endpoints.ts'
import { formOf } from '#test/form.ts'
import { slowPdf } from '#test/pdfs.ts'
import { openTestServer, type TestServer } from '#test/server.ts'

let server: TestServer
beforeAll(async () => (server = await openTestServer()))
afterAll(() => server.close())

it('the thumbnail of a PDF that would be drawn for hours is given up', { timeout: 120_000 }, async () => {
  const planner = await server.planner()
  const { id } = await planner.addClient()
  const path = `/api/clients/${id}/documents`
  const { status } = await planner.post(path, ...(await formOf({}, [{ name: 'contract.pdf', bytes: slowPdf }])))
  expect(status).toBe(201)
  await server.workOff()
  expect((await planner.get(path)).body.map(({ thumbnail }: Document) => thumbnail)).toEqual([null])
  // A failed job would still be queued.
  expect((await server.database.ownerPool.query('select from graphile_worker.jobs')).rows).toEqual([])
})
