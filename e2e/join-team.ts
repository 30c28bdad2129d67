import { expect, type Browser, type Page } from '@playwright/test'
import { skipIntroductions } from './inspection.ts'
import { mailedLink } from './outbox.ts'

type Look = (page: Page) => Promise<void>

/** Opens the mailed link in a browser of its own, chooses a password, and is signed in. */
export async function join(
  browser: Browser,
  instance: { url: string; dataDir: string },
  email: string,
  look: Look = async () => {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: instance.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await skipIntroductions(page)
  await page.goto(await mailedLink(instance.dataDir, email, '/join'))
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible()
  await look(page)
  await page.getByLabel('Password', { exact: true }).fill('a-good-password')
  await page.getByLabel('Confirm Password').fill('a-good-password')
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page).not.toHaveURL(/join/)
  return page
}
