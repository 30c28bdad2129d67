import type { APIRequestContext, Page } from '@playwright/test'
import { appCode } from '#test/app-code.ts'
import { expect } from './journey.ts'

export const security = '/settings?tab=security'
export const cardOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Second Factor', exact: true }) })

type Look = (page: Page) => Promise<void>

/**
 * Adds an app with the code of the step before the present one, and returns its secret and the recovery codes. `look`
 * sees the question for the password, a wrong code, and the recovery codes.
 */
export async function addApp(page: Page, password: string, address = security, look: Look = async () => {}) {
  await page.goto(address)
  await cardOf(page).getByRole('button', { name: 'Set Up' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current Password').fill(password)
  await look(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ?)+$/).textContent())?.replaceAll(' ', '') ?? ''
  await dialog.getByLabel('Code', { exact: true }).fill('000000')
  await dialog.getByRole('button', { name: 'Add the App' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This code is incorrect.')
  await look(page)
  await dialog.getByLabel('Code', { exact: true }).fill(await appCode(secret, -1))
  await dialog.getByRole('button', { name: 'Add the App' }).click()
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await look(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Larkspur recovery codes.txt')
  const recoveryCodes = await codes.allTextContents()
  await dialog.getByRole('button', { name: 'I Have Saved Them' }).click()
  await expect(cardOf(page)).toContainText('10 codes are left')
  return { secret, recoveryCodes }
}

/** Adds an app without its dialogs. */
export async function addAppByCalls(request: APIRequestContext, currentPassword: string): Promise<void> {
  const at = '/api/second-factors/authenticator'
  const begun = await request.post(at, { data: { currentPassword } })
  const { secret } = (await begun.json()) as { secret: string }
  const added = await request.post(`${at}/confirm`, { data: { code: await appCode(secret, -1) } })
  expect(added.status(), await added.text()).toBe(200)
}
