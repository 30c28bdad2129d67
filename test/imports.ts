import { formOf, pdf } from '#test/form.ts'
import { joinAs } from '#test/members.ts'
import { markedStudio, markedWedding, newsOf } from '#test/marked-studio.ts'
import type { PlannerCaller, TestServer } from '#test/server.ts'

export type Row = Record<string, unknown>
/** The files of an export by path. */
export type Files = Map<string, Buffer>

/** The ZIP of a new export. */
export async function exported(server: TestServer, planner: PlannerCaller): Promise<Buffer> {
  const { body } = await planner.post('/api/export', {})
  await server.workOff()
  return (await planner.get(`/api/exports/${body.id}`)).bytes
}

export const sent = async (planner: PlannerCaller, bytes: Buffer) =>
  planner.post('/api/import', ...(await formOf({}, [{ name: 'export.zip', bytes }])))

/** Sends a ZIP, and waits until it is imported or refused. */
export async function imported(server: TestServer, planner: PlannerCaller, bytes: Buffer) {
  const answer = await sent(planner, bytes)
  if (answer.status !== 202) return { status: answer.status, problem: answer.body.message as string }
  await server.workOff()
  return resultOf(planner)
}

export async function resultOf(planner: PlannerCaller) {
  const { latest } = (await planner.get('/api/import')).body
  return { status: 202, ...latest } as { status: number; state?: string; problem: string | null }
}

/** A studio with files of several kinds, money, run sheets and a team. */
export async function fullStudio(server: TestServer, weddings = 4): Promise<PlannerCaller> {
  const planner = await markedStudio(server, 'zqoutqz', '#775533')
  for (let number = 1; number < weddings; number += 1) {
    const mark = `zqwedding${number}qz`
    const wedding = await markedWedding(server, planner, mark)
    await newsOf(planner, wedding, 'UTC')
    const vendor = (await planner.post('/api/vendors', { name: `Florist ${mark}`, category: 'florist' })).body
    await planner.post(wedding.at('vendors'), { vendorId: vendor.id, status: 'booked' })
    const day = (await planner.post(wedding.at('days'), { name: 'Day', date: '2031-06-14', timeZone: 'Europe/Rome' }))
      .body
    await planner.post(`/api/days/${day.id}/items`, {
      title: 'Vows',
      start: '15:00',
      minutes: 20,
      vendorIds: [vendor.id],
    })
    await planner.post(`/api/days/${day.id}/publish`, {})
    const [task] = (await planner.get(wedding.at('tasks'))).body
    await planner.post(wedding.at('messages'), { content: 'See this', cards: [{ kind: 'task', id: task.id }] })
    await planner.post(wedding.at('notes'), { text: `Note ${mark}` })
    await planner.post(`/api/clients/${wedding.client.id}/avatar`, ...(await formOf({}, [])))
  }
  const single = await planner.addClient({ partnerOneName: 'Zoë 💍 / "O’Neil"', partnerTwoName: null })
  await planner.post(
    `/api/clients/${single.id}/documents`,
    ...(await formOf({}, [{ name: 'plan: <b>💐?.pdf', bytes: pdf(3000) }])),
  )
  const assistant = await joinAs(server, planner, 'assistant')
  await planner.post('/api/tasks', { title: '=1+1', memberId: assistant.id, repeat: 'weekly' })
  await assistant.post(`/api/clients/${single.id}/notes`, { text: 'Comes alone.' })
  await planner.post('/api/progress-goals', { title: 'Ten weddings', targetValue: 10, monthYear: '2026-11' })
  await server.workOff()
  return planner
}

/** The rows of a table. */
export const rowsOf = (files: Files, table: string) =>
  JSON.parse(String(files.get(`data/${table}.json`) ?? '[]')) as Row[]
