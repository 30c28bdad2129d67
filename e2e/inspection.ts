import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { cramped } from './cramped.ts'

const widths = [390, 768, 1440]
const themes = ['light', 'dark']

/** A couple that is longer than any page would like, and one of which little is known. */
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

/** In every size, the smaller ones under a finger, and in both themes: nothing that axe would find, nothing wider than the screen, and nothing cramped in it. */
export async function inspect(page: Page): Promise<void> {
  // A colour on its way from one theme to the other is in neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const browser = await page.context().newCDPSession(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: width < 1024 })
    for (const theme of themes) {
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark')
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      expect(found, `${page.url()} at ${width} px, ${theme}`).toEqual([])
    }
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide, `${page.url()} beyond its ${width} px`).toBeLessThanOrEqual(0)
    expect(await cramped(page), `${page.url()} at ${width} px`).toEqual([])
  }
  await browser.detach()
}

/** A planner who has been here before: no introduction lies over the page. */
export async function skipIntroductions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A file that is looked at has a frame without any storage.
    if (self !== top) return
    localStorage.setItem('swipe-tutorial-dismissed', 'true')
    sessionStorage.setItem('swipe-hint-seen', 'true')
  })
}
