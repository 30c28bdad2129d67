import type { Browser, Page } from '@playwright/test'
import { activeCouple } from './couples.ts'
import { inspect } from './inspection.ts'
import { expect, test } from './services.ts'

const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email: 'grace@example.com' }

test('a couple pays by card, returns, and the planner sees it immediately', async ({
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

test('a payment is shown as being confirmed until its event arrives', async ({
  page,
  planner: _signedIn,
  instance,
}) => {
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

type Instance = Parameters<typeof activeCouple>[1]

/** A couple with one open invoice, its portal in a separate browser, and the planner on the invoice's page. */
async function atTheInvoice(page: Page, instance: Instance, browser: Browser, email: string) {
  const { id, browser: theirs } = await activeCouple(page.request, instance, { ...couple, email })
  const written = await page.request.post(`/api/clients/${id}/invoices`, { data: { amount: '900', status: 'Sent' } })
  const invoice = (await written.json()) as { id: number }
  const storageState = await theirs.storageState()
  await theirs.dispose()
  const context = await browser.newContext({ baseURL: instance.url, storageState, reducedMotion: 'reduce' })
  await context.addInitScript(() => sessionStorage.setItem('portal-welcome-seen', 'true'))
  const portal = await context.newPage()
  await page.goto(`/invoices/${invoice.id}`)
  await portal.goto(`/client-portal/${id}?tab=billing`)
  const payAt = async (button: string) => {
    await portal.getByRole('button', { name: /^Pay Now/ }).click()
    await portal.getByRole('button', { name: button }).click()
  }
  return { id, invoice, portal, context, payAt }
}

test('a bank payment is processing until the bank answers', async ({
  page,
  planner: _signedIn,
  instance,
  services: { stripe },
  browser,
}) => {
  const { portal, context, payAt } = await atTheInvoice(page, instance, browser, 'bank@example.com')
  await payAt('Pay by bank')
  await expect(portal.getByText('Thank you! Your bank is paying, which takes some days.')).toBeVisible()
  await expect(portal.getByText('Your bank has been told to pay $900.00.')).toBeVisible()
  await expect(portal.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0)
  await inspect(portal)
  await expect(page.getByText('A bank payment of $900.00 is on its way')).toBeVisible()
  await expect(page.getByText('Processing', { exact: true })).toBeVisible()
  await inspect(page)
  const session = [...stripe.sessions.values()].findLast(({ payment_status: state }) => state === 'unpaid')!
  await stripe.deliver(stripe.answerOfBank(session.id, 'fails'), `${instance.url}/api/stripe/webhook`)
  await expect(portal.getByText(/^Your bank did not pay on/)).toBeVisible()
  await expect(portal.getByRole('button', { name: /^Pay Now/ })).toBeVisible()
  await inspect(portal)
  await expect(page.getByText(/^The bank did not pay on/)).toBeVisible()
  await expect(page.getByText('Bank payment of $900.00 failed')).toBeVisible()
  await context.close()
})

test('a payment is shown immediately without a webhook event, and a refund asks whether it is owed again', async ({
  page,
  planner: _signedIn,
  instance,
  services: { stripe },
  browser,
}) => {
  const webhook = `${instance.url}/api/stripe/webhook`
  const { portal, context, payAt } = await atTheInvoice(page, instance, browser, 'back@example.com')
  stripe.sendEventsTo(undefined)
  await payAt('Pay 90000')
  await expect(portal.getByText('Thank you! Your payment has arrived.')).toBeVisible()
  await expect(portal.getByText(/^Payment Received/)).toBeVisible()
  stripe.sendEventsTo(webhook)
  const session = [...stripe.sessions.values()].findLast(({ payment_status: state }) => state === 'paid')!
  await stripe.deliver(stripe.refund(session.id, 20_000), webhook)

  const question = page.getByRole('region', { name: 'Refund of $200.00' })
  await expect(question).toContainText('$200.00 was refunded. Is it owed again?')
  await expect(page.getByText('Partly refunded')).toBeVisible()
  await expect(portal.getByText('$200.00 was paid back to you.')).toBeVisible()
  await expect(portal.getByText('Open balance').locator('..')).toContainText('$0.00')
  await inspect(page)
  await inspect(portal)
  await question.getByRole('button', { name: 'Yes, owed again' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText('Partially Paid', { exact: true })).toBeVisible()
  await expect(portal.getByRole('button', { name: /^Pay Now/ })).toBeVisible()
  await page.getByRole('button', { name: 'Change: refund of $200.00 is not owed again' }).click()
  await expect(page.getByText('$200.00 not owed again')).toBeVisible()
  await expect(portal.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0)
  await context.close()
})

test('the link in a reminder leads a signed-out couple through the login to its invoices', async ({
  page,
  planner: _signedIn,
  instance,
  browser,
}) => {
  const { id, context } = await atTheInvoice(page, instance, browser, 'away@example.com')
  const signedOut = await browser.newContext({ baseURL: instance.url, reducedMotion: 'reduce' })
  const portal = await signedOut.newPage()
  await portal.goto(`/client-portal/${id}?tab=billing`)
  await expect(portal.getByRole('button', { name: 'Log In' })).toBeVisible()
  await expect(portal.getByText('Your session has ended.')).toHaveCount(0)
  await expect(portal.getByRole('link', { name: 'ask for a new one' })).toHaveAttribute(
    'href',
    '/client-forgot-password',
  )
  await inspect(portal)
  await portal.getByLabel('Email').fill('away@example.com')
  await portal.getByLabel('Password', { exact: true }).fill('our wedding day')
  await portal.getByRole('button', { name: 'Log In' }).click()
  await expect(portal).toHaveURL(`/client-portal/${id}?tab=billing`)
  await expect(portal.getByText('Open balance')).toBeVisible()
  await signedOut.close()
  await context.close()
})
