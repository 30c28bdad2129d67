import type { Page } from '@playwright/test'
import { skipIntroductions } from './inspection.ts'
import { expect } from './journey.ts'
import { test } from './named-instance.ts'
import { mailedLink } from './outbox.ts'
import { toastOf } from './toasts.ts'
import { addPasskeyDevice } from './virtual-passkeys.ts'

test.beforeEach(({ page }) => skipIntroductions(page))

const cardOf = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Second Factor', exact: true }) })

test('a planner adds a passkey, signs in with it alone, and removes it', async ({ page, planner }) => {
  const device = await addPasskeyDevice(page)
  // An open page whose session ends loads the login page itself, which would abort the test's next navigation.
  const signOut = async () => {
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto('/login')
  }

  const code = await test.step('the passkey is added, with recovery codes, and gets a name', async () => {
    await page.goto('/settings?tab=security')
    await cardOf(page).getByRole('button', { name: 'Add a Passkey' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Current Password').fill(planner.password)
    await device.inspect()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Your Recovery Codes' })).toBeVisible()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const [first = ''] = await codes.allTextContents()
    await page.getByRole('button', { name: 'I Have Saved Them' }).click()
    const [credential, ...others] = await device.credentials()
    expect({ others, rpId: credential?.rpId, isResident: credential?.isResidentCredential }).toEqual({
      others: [],
      rpId: 'localhost',
      isResident: true,
    })
    await cardOf(page)
      .getByRole('button', { name: /^Rename/ })
      .click()
    await dialog.getByLabel('Name').fill('My laptop')
    await device.inspect()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(cardOf(page)).toContainText('My laptop')
    await device.inspect()
    return first
  })

  await test.step('it signs in only if the person confirms', async () => {
    await signOut()
    await device.refuse()
    await page.getByRole('button', { name: 'Sign In with a Passkey' }).click()
    await expect(toastOf(page, 'Not signed in')).toBeVisible()
    expect((await page.request.get('/api/auth/me')).status()).toBe(401)
    await device.inspect()
    await device.confirm()
    await page.getByRole('button', { name: 'Sign In with a Passkey' }).click()
    await expect(toastOf(page, 'Welcome Back!')).toContainText(planner.name)
  })

  await test.step('after the password it is the second factor, and a recovery code replaces it', async () => {
    await signOut()
    await page.getByLabel('Email').fill(planner.email)
    await page.getByLabel('Password', { exact: true }).fill(planner.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use Your Passkey' })).toBeVisible()
    await device.inspect()
    await device.remove()
    await page.getByLabel('Recovery Code').fill(code)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(toastOf(page, 'Welcome Back!')).toBeVisible()
  })

  await test.step('it is removed, and the recovery codes with it', async () => {
    await page.goto('/settings?tab=security')
    await cardOf(page).getByRole('button', { name: 'Remove My laptop' }).click()
    await page.getByRole('dialog').getByLabel('Current Password').fill(planner.password)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(toastOf(page, 'Passkey removed')).toBeVisible()
    await expect(cardOf(page)).not.toContainText('Recovery codes')
  })
})

test('a couple is offered a passkey after a mailed link, opens the portal with it, and removes it', async ({
  page,
  planner,
  instance,
}) => {
  const email = `emma-${planner.username}@example.com`
  const id = await planner.addClient({ partnerOneName: 'Emma', partnerTwoName: 'James', email })
  await page.request.post(`/api/clients/${id}/invite/mail`, { data: {} })
  await page.context().clearCookies()
  const device = await addPasskeyDevice(page)

  const enterByLink = async (before?: string) => {
    await page.request.post('/api/client-login/link', { data: { email } })
    const link = await mailedLink(instance.dataDir, email, '/client-login/link', before)
    await page.goto(link)
    await page.getByRole('button', { name: 'Open the Portal' }).click()
    await expect(page).toHaveURL(`/client-portal/${id}`)
    return link
  }
  const link = await enterByLink()
  const offer = page.getByRole('region', { name: 'Passkey', exact: true })
  await expect(offer).toBeVisible()
  await device.inspect()
  await offer.getByRole('button', { name: 'Not Now' }).click()
  await expect(offer).toBeHidden()
  await enterByLink(link)
  const own = page.getByRole('region', { name: 'How this portal opens' })
  await expect(own).toBeVisible()
  await expect(offer).toBeHidden()
  await own.getByRole('button', { name: 'Add a Passkey' }).click()
  await expect(toastOf(page, 'Passkey added')).toBeVisible()
  await expect(own.getByRole('listitem')).toHaveCount(1)
  expect(await device.credentials()).toHaveLength(1)
  await device.inspect()

  await page.evaluate(() => localStorage.removeItem('clientSession'))
  await page.goto('about:blank')
  await page.context().clearCookies()
  await page.goto('/client-login')
  await device.inspect()
  await page.getByRole('button', { name: 'Log In with a Passkey' }).click()
  await expect(page).toHaveURL(`/client-portal/${id}`)
  await expect(toastOf(page, 'Welcome Back!')).toBeVisible()

  await own.getByRole('button', { name: /^Remove the passkey/ }).click()
  await expect(own).toContainText('Delete it on the device as well.')
  await own.getByRole('button', { name: /^Remove the passkey/ }).click()
  await expect(own.getByRole('listitem')).toHaveCount(0)
})
