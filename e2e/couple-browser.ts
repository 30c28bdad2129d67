import { randomBytes } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { test as base } from './journey.ts'

/** The couple uses a separate browser; `page` is the planner's. */
export const test = base.extend<{ theirs: Page }>({
  theirs: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL })
    await use(await context.newPage())
    await context.close()
  },
})

export const newCouple = () => ({
  partnerOneName: 'Grace Liu',
  partnerTwoName: 'Oliver Hart',
  email: `grace-${randomBytes(4).toString('hex')}@example.com`,
  weddingDate: '2024-06-14',
  venue: 'Fern Hill',
})

export async function invite(request: APIRequestContext, id: number): Promise<string> {
  const answer = await request.post(`/api/clients/${id}/invite`)
  return ((await answer.json()) as { inviteUrl: string }).inviteUrl
}
