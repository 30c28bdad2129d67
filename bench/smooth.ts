import { setTimeout as pause } from 'node:timers/promises'
import { findChromium } from '../scripts/chromium.mjs'
import { cookiesIn } from './cookies-in.ts'
import { post, type Instance } from './instance.ts'
import { click, shows, type, until } from './page-input.ts'
import { openBrowser, type Page, type PlainBrowser } from './plain-browser.ts'

const tasks = 2000
const couples = 300
/** How many rows are added at the same time. */
const together = 50
/** Time until the last interactions have been reported. */
const reportedMs = 1000

type Figures = { interactions: number; 'slowest, ms': number; 'second, ms': number }

const noteInteractions = `
  globalThis.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
  }).observe({ type: 'event', durationThreshold: 16 })`

async function figuresOf(page: Page): Promise<Figures> {
  await pause(reportedMs)
  const durations = await page.evaluate<number[]>('[...interactions.values()]')
  const [slowest = 0, second = 0] = durations.toSorted((one, other) => other - one)
  return { interactions: durations.length, 'slowest, ms': slowest, 'second, ms': second }
}

/** A page of the planner, shown when it has this text, on a processor that is so many times slower. */
async function open(browser: PlainBrowser, url: string, cookie: string, wanted: string, slowdown: number) {
  const page = await browser.newPage(cookiesIn(cookie).map((one) => ({ ...one, url })))
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 800,
    deviceScaleFactor: 1,
    mobile: false,
  })
  await page.send('Page.enable')
  await page.send('Page.navigate', { url })
  await shows(page, wanted)
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(noteInteractions)
  return page
}

async function addAll(instance: Instance, path: string, rows: object[], headers: { cookie: string }): Promise<void> {
  for (let first = 0; first < rows.length; first += together)
    await Promise.all(rows.slice(first, first + together).map((row) => post(instance.url, path, row, headers)))
}

/** How long clicks and keys take in long lists until they are painted; undefined without a browser. */
export async function smoothMs(instance: Instance): Promise<Record<string, Figures> | undefined> {
  const executablePath = findChromium()
  if (!executablePath) return undefined
  const browser = await openBrowser(executablePath)

  const { headers } = await instance.signUp('smooth')
  // The first ten are due earlier: tasks of one day are in the order in which they were added, at once.
  const dueDate = (number: number) => (number < 10 ? '2031-04-01' : '2031-05-01')
  const titles = Array.from({ length: tasks }, (_, number) => ({ title: `Task ${number}`, dueDate: dueDate(number) }))
  await addAll(instance, '/api/tasks', titles, headers)
  const list = await open(browser, `${instance.url}/tasks`, headers.cookie, `${tasks} open`, 4)
  for (const number of [3, 4, 5, 6]) {
    const tick = `input[aria-label="Task ${number}: completed"]`
    await click(list, tick)
    await until(list, `document.querySelector(${JSON.stringify(tick)})?.checked ?? true`)
  }
  await click(list, 'input[placeholder="Search tasks..."]')
  await type(list, 'task 1999')
  await shows(list, `1 of ${tasks} tasks`)
  const ticked = await figuresOf(list)
  await list.close()

  const names = Array.from({ length: couples }, (_, number) => ({
    partnerOneName: `Grace ${number}`,
    partnerTwoName: 'Oliver',
    email: `grace-${number}@example.com`,
  }))
  await addAll(instance, '/api/clients', names, headers)
  const cards = await open(browser, `${instance.url}/clients`, headers.cookie, `${couples} clients`, 1)
  await click(cards, 'input[placeholder="Search clients..."]')
  await type(cards, `grace ${couples - 1}`)
  await shows(cards, `1 of ${couples} clients`)
  const typed = await figuresOf(cards)
  await browser.close()
  return { '2,000 tasks, ticked and searched, at a quarter of the speed': ticked, '300 couples, searched': typed }
}
