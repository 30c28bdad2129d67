import { expect, type Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { colours, expectAccessible } from './axe.ts'
import { cramped } from './cramped.ts'

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
  // Colours in transition between themes would fail the contrast check.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const browser = await page.context().newCDPSession(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: width < 1024 })
    await setDark(page, false)
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide, `${page.url()} beyond its ${width} px`).toBeLessThanOrEqual(0)
    expect(await cramped(page), `${page.url()} at ${width} px`).toEqual([])
    for (const { isDark, rules } of looks.filter((look) => look.width === width)) {
      await setDark(page, isDark)
      await expectAccessible(page, `${page.url()} at ${width} px${isDark ? ', dark' : ''}`, rules)
    }
  }
  await setDark(page, false)
  await browser.detach()
}

async function setDark(page: Page, dark: boolean): Promise<void> {
  await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), dark)
}

/** Marks the introductions as seen, so that none covers the page. */
export async function skipIntroductions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // The frame of a viewed file has no access to storage.
    if (self !== top) return
    localStorage.setItem('swipe-tutorial-dismissed', 'true')
    sessionStorage.setItem('swipe-hint-seen', 'true')
  })
}
