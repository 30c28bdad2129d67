import { setTimeout as pause } from 'node:timers/promises'
import { findChromium } from '../scripts/chromium.mjs'
import type { Instance } from './instance.ts'
import { fillGuests } from './many-guests.ts'
import { click, desk, openSlowed, shows, type, until } from './page-input.ts'
import { openBrowser, type Page } from './plain-browser.ts'
import { phone, slowdown } from './slow-phone.ts'

const guests = 800
const turnsOfTheWheel = 80
const betweenTurnsMs = 50
const leastMoved = 5000
/** Time until the page has loaded what comes after its content, and until the last frames have been reported. */
const settledMs = 3000

type Figures = { 'frames over 50 ms': number; 'slowest, ms': number }

const noteFrames = `
  globalThis.longFrames = []
  new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => longFrames.push(Math.round(duration))))
    .observe({ type: 'long-animation-frame' })`

const scroller = `document.querySelector('[role=grid]').parentElement`

/** The frames that took longer than 50 ms while this was done. */
async function framesOf(page: Page, act: () => Promise<void>): Promise<Figures> {
  await page.evaluate('longFrames.length = 0')
  await act()
  await pause(settledMs)
  const durations = await page.evaluate<number[]>('longFrames')
  return { 'frames over 50 ms': durations.length, 'slowest, ms': Math.max(0, ...durations) }
}

/** Turns the wheel at a place, until this, which is in pixels, says that the list has moved. */
async function scroll(page: Page, [x, y]: [number, number], moved: string): Promise<void> {
  for (let turn = 0; turn < turnsOfTheWheel; turn++) {
    await page.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY: 120 })
    await pause(betweenTurnsMs)
  }
  await until(page, `${moved} > ${leastMoved}`)
}

/** Frames of a list of guests that is scrolled and edited at a quarter of the processor's speed; undefined without a browser. */
export async function guestFrames(instance: Instance): Promise<Record<string, Figures> | undefined> {
  const executablePath = findChromium()
  if (!executablePath) return undefined
  const browser = await openBrowser(executablePath)
  const { id, headers } = await instance.signUp('guest-frames')
  const clientId = await fillGuests(instance, id, { envelopes: 320, guests })
  const url = `${instance.url}/clients/${clientId}?tab=guests`
  const open = async (size: typeof desk) => {
    const page = await openSlowed(browser, { url, ...headers, wanted: 'The Bakkers 1', size, slowdown })
    await pause(settledMs)
    await page.evaluate(noteFrames)
    return page
  }

  const table = await open(desk)
  const scrolled = await framesOf(table, () => scroll(table, [640, 600], `${scroller}.scrollTop`))
  await table.evaluate(`${scroller}.scrollTo(0, 0)`)
  await shows(table, 'The Bakkers 1')
  const edited = await framesOf(table, async () => {
    await click(table, '[role=row][aria-rowindex="2"] [role=gridcell]:nth-child(3)')
    for (const name of ['Ada', 'Ben', 'Cyd', 'Dot']) {
      await type(table, `${name}\r`)
      await shows(table, name)
    }
  })
  await table.close()

  const cards = await open(phone)
  const swiped = await framesOf(cards, () => scroll(cards, [200, 600], 'scrollY'))
  await cards.evaluate('scrollTo(0, 0)')
  const opened = await framesOf(cards, async () => {
    await cards.evaluate(
      `[...document.querySelectorAll('li button')].find((one) => /Bakkers/.test(one.innerText)).click()`,
    )
    await until(cards, `document.querySelector('[role=dialog] input') !== null`)
  })
  await browser.close()
  return {
    'the table, scrolled': scrolled,
    'the table, four names typed': edited,
    'the cards on a phone, scrolled': swiped,
    'an envelope on a phone, opened': opened,
  }
}
