import { setTimeout as pause } from 'node:timers/promises'
import { cookiesIn } from './cookies-in.ts'
import type { Page, PlainBrowser } from './plain-browser.ts'

export const desk = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false }
const betweenKeysMs = 60
const patienceMs = 60_000

export async function until(page: Page, expression: string): Promise<void> {
  const end = Date.now() + patienceMs
  while (!(await page.evaluate<boolean>(expression))) {
    if (Date.now() > end) throw new Error(`This did not become true: ${expression}`)
    await pause(100)
  }
}

export const shows = (page: Page, text: string) =>
  until(page, `document.body.innerText.includes(${JSON.stringify(text)})`)

export async function click(page: Page, selector: string): Promise<void> {
  const place = await page.evaluate<{ x: number; y: number }>(`(() => {
    const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })()`)
  for (const type of ['mousePressed', 'mouseReleased'])
    await page.send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 })
}

export async function type(page: Page, words: string): Promise<void> {
  for (const text of words) {
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key: text, text })
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text })
    await pause(betweenKeysMs)
  }
}

type Opened = { url: string; cookie: string; wanted: string; size: typeof desk; slowdown: number }

/** A page of the planner, shown when it has the wanted text, on a processor that is so many times slower from then on. */
export async function openSlowed(
  browser: PlainBrowser,
  { url, cookie, wanted, size, slowdown }: Opened,
): Promise<Page> {
  const page = await browser.newPage(cookiesIn(cookie).map((one) => ({ ...one, url })))
  await page.send('Emulation.setDeviceMetricsOverride', size)
  await page.send('Page.enable')
  await page.send('Page.navigate', { url })
  await shows(page, wanted)
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}
