import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { root } from '../scripts/program.mjs'
import type { Demo, Ids } from './demo.ts'

type Size = { width: number; height: number }
type Picture = { size: Size; as: 'planner' | 'couple'; path: (ids: Ids) => string; shows: string }

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** The pictures of the documentation; `shows` is a text that is there once the page is complete. */
export const pictures: Readonly<Record<string, Picture>> = {
  dashboard: { size: desktop, as: 'planner', path: () => '/', shows: 'Today' },
  'dashboard-phone': { size: phone, as: 'planner', path: () => '/', shows: 'Today' },
  couple: { size: desktop, as: 'planner', path: ({ client }) => `/clients/${client}`, shows: 'Overview' },
  calendar: { size: desktop, as: 'planner', path: () => '/calendar', shows: 'Month' },
  'run-sheet': { size: desktop, as: 'planner', path: ({ client }) => `/clients/${client}/day`, shows: 'Ceremony' },
  'day-mode': { size: phone, as: 'planner', path: ({ day }) => `/day/${day}`, shows: 'Ceremony' },
  portal: { size: desktop, as: 'couple', path: ({ couple }) => `/client-portal/${couple}`, shows: 'Schedule' },
  'portal-phone': { size: phone, as: 'couple', path: ({ couple }) => `/client-portal/${couple}`, shows: 'Schedule' },
}

export const fileOf = (name: string) => join(root, 'docs/pictures', `${name}.webp`)

/** Takes all pictures of a demo studio. */
export async function takePictures(browser: Browser, demo: Demo, ids: Ids): Promise<Map<string, Buffer>> {
  const taken = new Map<string, Buffer>()
  for (const as of ['planner', 'couple'] as const)
    for (const [name, bytes] of await takeAs(browser, demo, ids, as)) taken.set(name, bytes)
  return taken
}

async function takeAs(browser: Browser, demo: Demo, ids: Ids, as: 'planner' | 'couple'): Promise<[string, Buffer][]> {
  const options = { baseURL: demo.url, reducedMotion: 'reduce', serviceWorkers: 'block' } as const
  const context = await browser.newContext(options)
  const login = { planner: '/api/auth/login', couple: '/api/client-login' }[as]
  await context.request.post(login, { data: demo[as] })
  // Hints for a first visit would cover the page.
  await context.addInitScript(() => localStorage.setItem('swipe-tutorial-dismissed', 'true'))
  const taken: [string, Buffer][] = []
  for (const [name, picture] of Object.entries(pictures).filter(([, one]) => one.as === as)) {
    const page = await context.newPage()
    await page.setViewportSize(picture.size)
    await page.goto(picture.path(ids))
    await settle(page, picture.shows)
    taken.push([
      name,
      await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toBuffer(),
    ])
    await page.close()
  }
  await context.close()
  return taken
}

async function settle(page: Page, shows: string): Promise<void> {
  await page.getByText(shows).first().waitFor()
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  const dialog = page.getByRole('dialog').first()
  if (await dialog.isVisible()) await page.keyboard.press('Escape')
}

/** What remains of a picture when texts and dates are blurred: its layout and colours. */
const blurred = (bytes: Buffer | string) => sharp(bytes).resize(48, 48, { fit: 'fill' }).removeAlpha().raw().toBuffer()

/** How far two pictures are apart, from 0 to 255. */
export async function distance(one: Buffer | string, other: Buffer | string): Promise<number> {
  const [first, second] = await Promise.all([blurred(one), blurred(other)])
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length
}
