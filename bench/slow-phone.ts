import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../e2e/cold-time.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { cookiesIn } from './cookies-in.ts'
import { post, type Instance } from './instance.ts'
import { openBrowser, type PlainBrowser } from './plain-browser.ts'

const rounds = 3
export const slowdown = 4
export const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
/** The part of a main-thread task beyond this duration counts as blocking time. */
const noticedMs = 50
/** Time until everything that a page loads after its content has arrived, with a margin. */
const settledMs = 3000
const tasksEach = 3
const inMonths = (index: number) => `${2031 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-14`
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

type Cookies = ReturnType<typeof cookiesIn>

/** A studio with this number of couples, each with tasks and an event, and the account of its first couple. */
async function studio(instance: Instance, name: string, couples: number) {
  const { headers } = await instance.signUp(name)
  const ids: number[] = []
  for (let index = 0; index < couples; index++) {
    const couple = { partnerOneName: 'Grace', partnerTwoName: `Oliver ${index}`, email: `${name}-${index}@example.com` }
    const details = { weddingDate: inMonths(index), venue: 'The Orangery', phone: '020 7946 0100', guestCount: '80' }
    const created = await post(instance.url, '/api/clients', { ...couple, ...details }, headers)
    const { id } = (await created.json()) as { id: number }
    ids.push(id)
    for (let task = 0; task < tasksEach; task++) {
      const dueDate = inDays((index + task) % 40)
      await post(instance.url, '/api/tasks', { title: 'Confirm the florist', clientId: id, dueDate }, headers)
    }
    await post(instance.url, `/api/clients/${id}/events`, { title: 'Tasting', date: inDays(index % 30) }, headers)
  }
  const invited = await post(instance.url, `/api/clients/${ids[0]}/invite`, {}, headers)
  const { inviteUrl } = (await invited.json()) as { inviteUrl: string }
  const account = { email: `${name}-0@example.com`, password: 'our wedding day' }
  const token = inviteUrl.split('/').pop()
  await post(instance.url, `/api/client-invite/${token}/activate`, { password: account.password })
  const login = await post(instance.url, '/api/client-login', account)
  const couple = login.headers.getSetCookie().map((line) => line.split(';')[0])
  return {
    planner: cookiesIn(headers.cookie),
    couple: cookiesIn(couple.join('; ')),
    portal: `/client-portal/${ids[0]}`,
  }
}

const noteLongTasks = `
  globalThis.longTasks = []
  const note = ({ startTime, duration }) => longTasks.push({ end: startTime + duration, duration })
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'longtask', buffered: true })`
const whatWasNoted = `({
  painted: performance.getEntriesByName('first-contentful-paint')[0].startTime,
  longTasks,
})`
type Noted = { painted: number; longTasks: { end: number; duration: number }[] }

/** Total blocking time of a page's first seconds, after its first paint. */
async function blockingMs(browser: PlainBrowser, url: string, cookies: Cookies): Promise<number> {
  const page = await browser.newPage(cookies.map((cookie) => ({ ...cookie, url })))
  await page.send('Emulation.setDeviceMetricsOverride', phone)
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.send('Page.enable')
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: noteLongTasks })
  await page.send('Page.navigate', { url })
  await pause(settledMs)
  const { painted, longTasks } = await page.evaluate<Noted>(whatWasNoted)
  await page.close()
  const after = longTasks.map(({ end, duration }) => Math.min(duration, end - painted))
  return after.reduce((sum, duration) => sum + Math.max(0, duration - noticedMs), 0)
}

/** Total blocking time of the main pages on a processor that is four times slower, in milliseconds; empty without a browser. */
export async function slowPhoneMs(instance: Instance): Promise<Record<string, number>> {
  const executablePath = findChromium()
  if (!executablePath) return {}
  const browser = await openBrowser(executablePath)
  const times: Record<string, number> = {}
  for (const couples of [12, 200]) {
    const { planner, couple, portal } = await studio(instance, `phone${couples}`, couples)
    const measure = async (name: string, path: string, cookies: Cookies) => {
      const all: number[] = []
      for (let round = 0; round < rounds; round++) all.push(await blockingMs(browser, instance.url + path, cookies))
      times[`blocked on a slow phone, ms: ${name}, ${couples} couples`] = median(all)
    }
    for (const path of ['/', '/calendar', '/tasks', '/clients']) await measure(path, path, planner)
    await measure('portal', portal, couple)
    if (couples === 12) await measure('/login', '/login', [])
  }
  await browser.close()
  return times
}
