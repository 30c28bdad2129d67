import type { APIRequestContext } from '@playwright/test'

export const grace = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }

type Row = { id: number; title: string; start: string; state: string; startedAt: string | null; endedAt: string | null }
type DayNow = { id: number; version: number; items: Row[] }

/** Sends a call that must succeed. */
export async function send<T>(request: APIRequestContext, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as T
}

export const readDay = async (request: APIRequestContext, id: number) =>
  (await (await request.get(`/api/days/${id}`)).json()) as DayNow

const twoDigits = (number: number) => String(number).padStart(2, '0')
/** 870 as '14:30'. */
const timeOf = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** '14:30' as 870. */
export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** A day in UTC that is under way: items of ten minutes each, the first of which began some time ago. */
export async function runningDay(request: APIRequestContext, clientId: number, count: number) {
  const now = new Date()
  // Late in the evening, the day is the one before, and its items lie after midnight.
  const isLate = now.getUTCHours() < 2
  const date = new Date(now.getTime() - (isLate ? 86_400_000 : 0)).toISOString().slice(0, 10)
  const first = now.getUTCHours() * 60 + now.getUTCMinutes() + (isLate ? 24 * 60 : 0) - 15
  const day = await send<DayNow>(request, `/api/clients/${clientId}/days`, { name: 'Party', date, timeZone: 'UTC' })
  const vendor = await send<{ id: number }>(request, '/api/vendors', {
    name: 'Fern Florals',
    category: 'florist',
    phone: '+1 (555) 010-2030',
  })
  await send(request, `/api/clients/${clientId}/vendors`, { vendorId: vendor.id })
  const items = Array.from({ length: count }, (_, index) => ({
    title: `Item ${index + 1}`,
    start: timeOf(first + 10 * index),
    minutes: 10,
    vendorIds: [vendor.id],
  }))
  await send(request, `/api/days/${day.id}/items/several`, { items })
  await send(request, `/api/days/${day.id}/publish`, {})
  return readDay(request, day.id)
}
