import { expect, type Browser, type Page } from '@playwright/test'
import { skipIntroductions } from './inspection.ts'
import { mailedLink } from './outbox.ts'

type Running = { url: string; dataDir: string }
type Look = (page: Page) => Promise<void>

const password = 'a-good-password'

async function ownPage(browser: Browser, { url }: Running): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await skipIntroductions(page)
  return page
}

/** Opens the mailed link in a browser of its own, chooses a password, and is signed in. */
export async function join(browser: Browser, instance: Running, email: string, look: Look): Promise<Page> {
  const page = await ownPage(browser, instance)
  await page.goto(await mailedLink(instance.dataDir, email, '/join'))
  await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible()
  await look(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Join' }).click()
  await expect(page).not.toHaveURL(/join/)
  return page
}

/** A browser in which an invited member is signed in, which has opened nothing yet. */
export async function joinByCalls(browser: Browser, instance: Running, email: string, name: string): Promise<Page> {
  const page = await ownPage(browser, instance)
  const token = new URL(await mailedLink(instance.dataDir, email, '/join')).searchParams.get('token')
  const data = { name, password, confirmPassword: password }
  const answer = await page.request.post(`/api/member-invite/${token}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return page
}
