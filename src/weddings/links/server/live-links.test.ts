import { afterAll, beforeAll, expect, it } from 'vitest'
import { watch, type Stream } from '#test/event-stream.ts'
import { openTestServer, type PlannerCaller, type TestServer } from '#test/server.ts'

let server: TestServer
let address: string
let planner: PlannerCaller
beforeAll(async () => {
  server = await openTestServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  planner = await server.planner()
})
afterAll(() => server.close())

/** A wedding with a published day and a link to it. */
async function wedding() {
  const { id } = await planner.addClient()
  const { body: day } = await planner.post(`/api/clients/${id}/days`, { name: 'Wedding day' })
  const { body: item } = await planner.post(`/api/days/${day.id}/items`, { title: 'Toast' })
  await planner.post(`/api/days/${day.id}/publish`)
  const { token } = (await planner.post(`/api/clients/${id}/day-links`, { kind: 'party-day' })).body
  return { id, at: `/api/days/${day.id}`, item: item.id as number, token: token as string }
}
const listen = (token: string) => watch(address, server.visitor(), '', `/api/links/${token}/live`)

it('a link hears of its own published days, and of nothing else', async () => {
  const [own, other] = [await wedding(), await wedding()]
  const stream = await listen(own.token)
  await planner.patch(`${own.at}/items/${own.item}`, { title: 'A draft' })
  await planner.patch(`/api/clients/${own.id}`, { venue: 'Barn' })
  await planner.post(`/api/clients/${own.id}/messages`, { content: 'Hello' })
  await planner.post(`${other.at}/publish`)
  await planner.post(`${own.at}/publish`)
  expect(JSON.parse(await stream.next())).toEqual({ changed: 'days', clientId: own.id })
  expect(stream.events).toEqual([])
  await planner.post(`${own.at}/items/${own.item}/progress`, { state: 'running' })
  expect(JSON.parse(await stream.next())).toEqual({ changed: 'days', clientId: own.id })
  stream.stop()
})

it('a revoked, renewed or deleted link hears no more, and an unknown one nothing', async () => {
  const endings: ((id: number, at: string) => Promise<unknown>)[] = [
    (_, at) => planner.delete(at),
    (_, at) => planner.post(`${at}/renew`),
    (id) => planner.delete(`/api/clients/${id}`),
  ]
  for (const end of endings) {
    const { id, token } = await wedding()
    const [link] = (await planner.get(`/api/clients/${id}/links`)).body as { id: number }[]
    const stream = await listen(token)
    await end(id, `/api/clients/${id}/links/${link?.id}`)
    await stream.ended
    await expect(listen(token)).rejects.toThrow('404')
  }
  await expect(listen('unknown')).rejects.toThrow('404')
})

it('many pages hear of one change, and read it', async () => {
  const { at, token } = await wedding()
  const streams: Stream[] = []
  while (streams.length < 100) streams.push(...(await Promise.all(Array.from({ length: 50 }, () => listen(token)))))
  await planner.post(`${at}/publish`)
  await Promise.all(streams.map((stream) => stream.next()))
  const answers = await Promise.all(streams.map(() => server.visitor().get(`/api/links/${token}`)))
  expect(
    answers.every(({ body }) => (body as { content: { days: { version: number }[] } }).content.days[0]?.version === 2),
  ).toBe(true)
  for (const stream of streams) stream.stop()
})

it('of one link, so many pages can listen, and others instead of those that are left', async () => {
  const { at, token } = await wedding()
  const streams: Stream[] = []
  while (streams.length < 400) streams.push(...(await Promise.all(Array.from({ length: 50 }, () => listen(token)))))
  await expect(listen(token)).rejects.toThrow('429')
  const { token: other } = await wedding()
  streams.push(await listen(other))
  streams.shift()?.stop()
  await expect
    .poll(() =>
      listen(token).then(
        (stream) => streams.push(stream),
        () => 0,
      ),
    )
    .toBeGreaterThan(0)
  await planner.post(`${at}/publish`)
  await streams[0]?.next()
  for (const stream of streams) stream.stop()
})
