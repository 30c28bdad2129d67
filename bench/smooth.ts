import { setTimeout as pause } from 'node:timers/promises'
import { findChromium } from '../scripts/chromium.mjs'
import { post, type Instance } from './instance.ts'
import { click, desk, openSlowed, shows, type, until } from './page-input.ts'
import { openBrowser, type Page } from './plain-browser.ts'
import { slowdown } from './slow-phone.ts'

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
  const open = async (path: string, wanted: string, times: number) => {
    const page = await openSlowed(browser, {
      url: instance.url + path,
      ...headers,
      wanted,
      size: desk,
      slowdown: times,
    })
    await page.evaluate(noteInteractions)
    return page
  }
  // The first ten are due earlier: tasks of one day are in the order in which they were added, at once.
  const dueDate = (number: number) => (number < 10 ? '2031-04-01' : '2031-05-01')
  const titles = Array.from({ length: tasks }, (_, number) => ({ title: `Task ${number}`, dueDate: dueDate(number) }))
  await addAll(instance, '/api/tasks', titles, headers)
  const list = await open('/tasks', `${tasks} open`, slowdown)
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
  const cards = await open('/clients', `${couples} clients`, 1)
  await click(cards, 'input[placeholder="Search clients..."]')
  await type(cards, `grace ${couples - 1}`)
  await shows(cards, `1 of ${couples} clients`)
  const typed = await figuresOf(cards)
  await browser.close()
  return { '2,000 tasks, ticked and searched, at a quarter of the speed': ticked, '300 couples, searched': typed }
}
