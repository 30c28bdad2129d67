import { skipIntroductions } from './inspection.ts'
import { expect } from './journey.ts'
import { test } from './named-instance.ts'
import { mailedLink } from './outbox.ts'
import { toastOf } from './toasts.ts'
import { addPasskeyDevice } from './virtual-passkeys.ts'

test.beforeEach(({ page }) => skipIntroductions(page))

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
    await page.getByRole('button', { name: 'Open the portal' }).click()
    await expect(page).toHaveURL(`/client-portal/${id}`)
    return link
  }
  const link = await enterByLink()
  const offer = page.getByRole('region', { name: 'Passkey', exact: true })
  await expect(offer).toBeVisible()
  await device.inspect()
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toBeHidden()
  await enterByLink(link)
  const own = page.getByRole('region', { name: 'Opening this portal' })
  await expect(own).toBeVisible()
  await expect(offer).toBeHidden()
  await own.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(toastOf(page, 'Passkey added')).toBeVisible()
  await expect(own.getByRole('listitem')).toHaveCount(1)
  expect(await device.credentials()).toHaveLength(1)
  await device.inspect()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('clientSession'))
  await page.goto('/client-login')
  await device.inspect()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(`/client-portal/${id}`)
  await expect(toastOf(page, 'Welcome Back!')).toBeVisible()

  await own.getByRole('button', { name: /^Remove the passkey/ }).click()
  await expect(own).toContainText('Delete it on the device as well.')
  await own.getByRole('button', { name: /^Remove the passkey/ }).click()
  await expect(own.getByRole('listitem')).toHaveCount(0)
})
