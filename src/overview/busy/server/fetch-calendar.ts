import { hash } from 'node:crypto'
import { addDays, dayInUtc } from '#platform/contract/calendar-date.ts'
import { NotACalendar, type BusyTime } from '#overview/busy/server/busy-times.ts'
import { readInThread } from '#overview/busy/server/calendar-thread.ts'
import type { Internet, InternetAnswer } from '#platform/server/foundation/internet.ts'
import { NotPublic } from '#platform/server/foundation/public-hosts.ts'

const patienceMs = 10_000
const mostBytes = 5_000_000
/** How much is read of the past and the future. */
const [daysBefore, daysAfter] = [31, 400]

type Known = { address: string; timeZone: string; etag?: string | null }
export type FetchedCalendar = { name: string | null; times: BusyTime[]; mark: string; etag: string | null }

/** Undefined if the service says that it has not changed. Whatever goes wrong is a NotACalendar, which says why. */
export async function fetchCalendar(internet: Internet, known: Known): Promise<FetchedCalendar | undefined> {
  const { status, headers, body, isCut } = await ask(internet, known)
  if (status === 304) return undefined
  if (status >= 300 && status < 400)
    throw new NotACalendar('This address redirects to another one. Please enter that one instead.')
  if (status !== 200) throw new NotACalendar(`The service answered with error ${status}.`)
  if (isCut) throw new NotACalendar(`This calendar is larger than ${mostBytes / 1_000_000} MB.`)
  const today = dayInUtc()
  const days = { timeZone: known.timeZone, from: addDays(today, -daysBefore), to: addDays(today, daysAfter) }
  const { name, times } = await readInThread(new TextDecoder().decode(body), days)
  return { name, times, mark: hash('sha256', JSON.stringify(times)), etag: headers.etag ?? null }
}

async function ask(internet: Internet, { address, etag }: Known): Promise<InternetAnswer> {
  const headers = { accept: 'text/calendar', 'user-agent': 'Larkspur', ...(etag && { 'if-none-match': etag }) }
  try {
    return await internet.ask(address, { headers, patienceMs, mostBytes })
  } catch (error) {
    const { name, code } = error as Error & { code?: string }
    if (error instanceof NotPublic) throw new NotACalendar('This address is not on the public internet.')
    if (name === 'TimeoutError' || name === 'AbortError')
      throw new NotACalendar(`The calendar did not arrive within ${patienceMs / 1000} seconds.`)
    throw new NotACalendar(`This address cannot be reached${code ? ` (${code})` : ''}.`)
  }
}
