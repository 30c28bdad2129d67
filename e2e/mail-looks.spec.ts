import type { MailPreview } from '#contract/invitations.ts'
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

for (const { name, width, colorScheme, ...how } of renderings) {
  test(`letters are readable ${name}`, async ({ page, browser, planner }, info) => {
    const id = await planner.addClient(longCouple)
    const business = { businessName: 'Featherstonehaugh, Hohenberg & Daughters Weddings' }
    await page.request.patch('/api/business', { data: business })
    for (const kind of ['several', 'message', 'invoice']) {
      const answer = await page.request.get(`/api/clients/${id}/letter-preview?kind=${kind}`)
      const { html } = (await answer.json()) as MailPreview
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme })
      const mail = await context.newPage()
      await mail.setContent('isPlain' in how ? html.replace(/<style>.*?<\/style>/s, '') : html)
      await info.attach(`${kind} ${name}`, {
        body: await mail.screenshot({ fullPage: true }),
        contentType: 'image/png',
      })
      await expect(mail.getByRole('link', { name: 'Open the portal' })).toBeVisible()
      expect(await mail.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await expectAccessible(mail, `${kind} ${name}`, mails)
      await context.close()
    }
  })
}
