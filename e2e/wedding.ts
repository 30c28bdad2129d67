import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { activeCouple } from './couples.ts'
import { test as base } from './journey.ts'

type Wedding = { id: number; portal: Page }

/** A wedding whose couple is signed in, in a separate browser; `page` is the planner's. */
export const test = base.extend<{ wedding: Wedding; details: Record<string, string> }>({
  details: [{ weddingDate: '2031-06-14', venue: 'Fern Hill' }, { option: true }],
  wedding: async ({ page, planner: _signedIn, instance, browser, details }, use) => {
    const email = `grace-${randomBytes(4).toString('hex')}@example.com`
    const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', ...details, email }
    const { id, browser: theirs } = await activeCouple(page.request, instance, couple)
    const context = await browser.newContext({
      baseURL: instance.url,
      storageState: await theirs.storageState(),
      reducedMotion: 'reduce',
    })
    await context.addInitScript(() => localStorage.setItem('portal-welcome-seen', 'true'))
    await theirs.dispose()
    await use({ id, portal: await context.newPage() })
    await context.close()
  },
})

export const add = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { data })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as { id: number }
}
