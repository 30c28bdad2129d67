import type { MailPreview } from '#weddings/people/contract/invitations.ts'
import { expectAccessible, mails } from './axe.ts'
import { longCouple } from './inspection.ts'
import { expect, test } from './journey.ts'

/** Mail programs differ most in their width, their theme, and in whether they keep style sheets. */
const renderings = [
  { name: 'on a small phone', width: 320, colorScheme: 'light' },
  { name: 'at night', width: 700, colorScheme: 'dark' },
  { name: 'at night on a phone', width: 390, colorScheme: 'dark' },
  { name: 'without style sheets', width: 600, colorScheme: 'light', isPlain: true },
] as const

test('letters are readable in every mail program', async ({ page, browser, planner }) => {
  const id = await planner.addClient(longCouple)
  const business = { businessName: 'Featherstonehaugh, Hohenberg & Daughters Weddings' }
  await page.request.patch('/api/business', { data: business })
  const context = await browser.newContext()
  const mail = await context.newPage()
  for (const kind of ['several', 'message', 'invoice']) {
    const answer = await page.request.get(`/api/clients/${id}/letter-preview?kind=${kind}`)
    const { html } = (await answer.json()) as MailPreview
    for (const { name, width, colorScheme, ...how } of renderings)
      await test.step(`${kind} ${name}`, async () => {
        await mail.setViewportSize({ width, height: 800 })
        await mail.emulateMedia({ colorScheme })
        await mail.setContent('isPlain' in how ? html.replace(/<style>.*?<\/style>/s, '') : html)
        await expect(mail.getByRole('link', { name: 'Open the Portal' })).toBeVisible()
        expect(await mail.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
        await expectAccessible(mail, `${kind} ${name}`, mails)
      })
  }
  await context.close()
})
