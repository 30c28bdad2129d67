import { expect, type Page } from '@playwright/test'
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

/** Checks a page at every width, the smaller ones with touch input, and in both themes: axe, horizontal overflow, cramped elements. */
export async function inspect(page: Page): Promise<void> {
  // Colours in transition between themes would fail the contrast check.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setDark(page, false)
  const browser = await page.context().newCDPSession(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: width < 1024 })
    await expectAccessible(page, `${page.url()} at ${width} px`)
    await setDark(page, true)
    await expectAccessible(page, `${page.url()} at ${width} px, dark`, colours)
    await setDark(page, false)
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide, `${page.url()} beyond its ${width} px`).toBeLessThanOrEqual(0)
    expect(await cramped(page), `${page.url()} at ${width} px`).toEqual([])
  }
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
