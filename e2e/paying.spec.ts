import { activeCouple } from './couples.ts'
import { inspect } from './inspection.ts'
import { expect, test } from './services.ts'

const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }

test('a couple pays by card, comes back, and the planner sees it at once', async ({
  page,
  planner: _signedIn,
  instance,
  services,
  browser,
}) => {
  const { id, browser: theirs } = await activeCouple(page.request, instance, couple)
  const invoice = { amount: '1200.50', status: 'Sent', invoiceNumber: 'A-1' }
  await page.request.post(`/api/clients/${id}/invoices`, { data: invoice })
  const context = await browser.newContext({
    baseURL: instance.url,
    storageState: await theirs.storageState(),
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => sessionStorage.setItem('portal-welcome-seen', 'true'))
  await theirs.dispose()
  const portal = await context.newPage()
  await page.goto(`/clients/${id}?tab=billing`)
  await portal.goto(`/client-portal/${id}?tab=billing`)
  await portal.getByRole('button', { name: /^Pay Now/ }).click()
  await expect(portal).toHaveURL(new RegExp(`^${services.stripe.url}/pay/`))
  await portal.goBack()
  await portal.getByRole('button', { name: /^Pay Now/ }).click()
  await portal.getByRole('button', { name: 'Pay 120050' }).click()

  await expect(portal.getByText(/^Thank you! Your payment/)).toBeVisible()
  await expect(portal).toHaveURL(`/client-portal/${id}?tab=billing`)
  await expect(portal.getByText('Thank you! Your payment has arrived.')).toBeVisible()
  await expect(portal.getByText(/^Payment Received/)).toBeVisible()
  await expect(portal.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0)
  await inspect(portal)
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
  expect(services.stripe.sessions.size).toBe(1)
  await context.close()
})

test('until the payment is told of, it is being confirmed', async ({ page, planner: _signedIn, instance }) => {
  const { id, browser: theirs } = await activeCouple(page.request, instance, { ...couple, email: 'oli@example.com' })
  await page.request.post(`/api/clients/${id}/invoices`, { data: { amount: '10.00', status: 'Sent' } })
  await page.context().addCookies((await theirs.storageState()).cookies)
  await theirs.dispose()
  await page.goto(`/client-portal/${id}?tab=billing&paid=1`)
  await expect(page.getByText('Thank you! Your payment is being confirmed.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Open balance')).toBeVisible()
  await expect(page.getByText(/^Thank you!/)).toHaveCount(0)
})
