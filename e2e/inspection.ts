import { expect, test, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { colours, expectAccessible } from './axe.ts'
import { fitOf } from './cramped.ts'

const widths = [390, 768, 1440]

/** A couple with very long values, and one with most fields empty. */
export const longCouple = {
  partnerOneName: 'Maximiliane von Hohenberg-Lindenfels',
  partnerTwoName: 'Bartholomew Featherstonehaugh-Cholmondeley',
  email: 'maximiliane.and.bartholomew@a-very-long-domain-name.example',
  venue: 'The Grand Orangery at Willowbrook Garden',
  phone: '+44 20 7946 0958',
  weddingDate: '2031-06-14',
  status: 'planning',
}
export const shortCouple = { partnerOneName: 'Zoë', email: 'zoe@example.com' }

type Look = { width: number; isDark: boolean; rules?: RunOptions }

/** The narrowest and the widest layout, in both themes; of the second theme what it changes. */
const ofPages: Look[] = [
  { width: 390, isDark: false },
  { width: 390, isDark: true, rules: colours },
  { width: 1440, isDark: false, rules: colours },
  { width: 1440, isDark: true },
]
/** An overlay has one structure at all widths. */
const ofOverlays: Look[] = [
  { width: 390, isDark: false },
  { width: 1440, isDark: true, rules: colours },
]

/** Checks a whole page: axe on a phone and a wide screen in both themes, and each width for what is cut off. */
export const inspectPage = (page: Page): Promise<void> => lookAt(page, ofPages)

/** Checks what a journey has opened: axe on a phone and in the dark theme, and each width for what is cut off. */
export const inspect = (page: Page): Promise<void> => lookAt(page, ofOverlays)

async function lookAt(page: Page, looks: Look[]): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const width of widths) {
    await Promise.all([
      page.setViewportSize({ width, height: 900 }),
      browser.send('Emulation.setTouchEmulationEnabled', { enabled: width < 1024 }),
    ])
    const { beyond, cramped } = await fitOf(page)
    expect(beyond, `${page.url()} beyond its ${width} px`).toBeLessThanOrEqual(0)
    expect(cramped, `${page.url()} at ${width} px`).toEqual([])
    for (const { isDark, rules } of looks.filter((look) => look.width === width)) {
      if (isDark) await setDark(page, true)
      await expectAccessible(page, `${page.url()} at ${width} px${isDark ? ', dark' : ''}`, rules)
      if (isDark) await setDark(page, false)
    }
  }
  await browser.detach()
}

async function setDark(page: Page, dark: boolean): Promise<void> {
  await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), dark)
}

/** The first width of the inspection: another layout may load more code. */
const narrowest = { width: 390, height: 900 }

/** Opens a page, or a tab, which changes only its panel. */
export async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(narrowest)
  await page.goto(path)
  // The static page, which has a heading too, is busy until the first commit.
  await isComplete(page)
}

/** Goes on to another page of the planner, or to a tab of the same one, in the document that axe is loaded into. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.setViewportSize(narrowest)
  const part = new URL(path, page.url()).pathname === new URL(page.url()).pathname ? '#page [role=tabpanel]' : '#page'
  await page.evaluate((to) => {
    for (const element of document.querySelectorAll('#page *')) element.setAttribute('data-before', '')
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page.locator(`${part} :not([data-before])`).first()).toBeAttached()
  await isComplete(page)
}

async function isComplete(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
}

/** Opens the first of these pages, and goes on to the others; each is complete when it is looked at. */
export async function throughAll(page: Page, paths: string[], look: (path: string) => Promise<void>): Promise<void> {
  for (const [at, path] of paths.entries())
    await test.step(path, async () => {
      await (at === 0 ? open(page, path) : goOn(page, path))
      await look(path)
    })
}

/** Marks the introductions as seen, so that none covers the page. */
export async function skipIntroductions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The frame of a viewed file has no access to storage, nor has an empty page.
    if (self !== top || origin === 'null') return
    localStorage.setItem('swipe-tutorial-dismissed', 'true')
    sessionStorage.setItem('swipe-hint-seen', 'true')
  })
}
