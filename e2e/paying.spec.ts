import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { activeCouple } from './couples.ts'
import { inspect } from './inspection.ts'
import type { Instance } from './instance.ts'
import { expect, test } from './services.ts'
import { add } from './wedding.ts'

/** A couple with one open invoice, its portal in a separate browser, and the planner on the invoice's page. */
async function atTheInvoice(page: Page, instance: Instance, browser: Browser) {
  const email = `grace-${randomBytes(4).toString('hex')}@example.com`
  const couple = { partnerOneName: 'Grace Liu', partnerTwoName: 'Oliver Hart', email }
  const { id, browser: theirs } = await activeCouple(page.request, instance, couple)
  const invoices = `/api/clients/${id}/invoices`
  const invoice = await add(page, invoices, { amount: '900', status: 'Sent' })
  const storageState = await theirs.storageState()
  await theirs.dispose()
  const context = await browser.newContext({ baseURL: instance.url, storageState, reducedMotion: 'reduce' })
  await context.addInitScript(() => localStorage.setItem('portal-welcome-seen', 'true'))
  const portal = await context.newPage()
  await page.goto(`/invoices/${invoice.id}`)
  await portal.goto(`/client-portal/${id}?tab=billing`)
  const payNow = portal.getByRole('button', { name: /^Pay Now/ })
  const payAt = async (button: string) => {
    await payNow.click()
    await portal.getByRole('button', { name: button }).click()
  }
  return { id, invoices, portal, context, payNow, payAt }
}

test('a couple pays by card, which the planner sees immediately, and a refund asks whether it is owed again', async ({
  page,
  planner: _signedIn,
  instance,
  services: { stripe },
  browser,
}) => {
  const webhook = `${instance.url}/api/stripe/webhook`
  const { id, invoices, portal, context, payNow, payAt } = await atTheInvoice(page, instance, browser)

  await test.step('until a payment is known, it is being confirmed', async () => {
    await portal.goto(`/client-portal/${id}?tab=billing&paid=1`)
    // After a while the page says that nothing is known yet.
    await expect(
      portal.getByText(/^(Thank you! Your payment is being|We have not received a payment yet)/),
    ).toBeVisible()
    await portal.reload()
    await expect(portal.getByText('Balance due')).toBeVisible()
    await expect(portal.getByText(/^Thank you!/)).toHaveCount(0)
  })

  await test.step('a payment that was left and taken up again is one', async () => {
    const before = stripe.sessions.size
    await payNow.click()
    await expect(portal).toHaveURL(new RegExp(`^${stripe.url}/pay/`))
    await portal.goBack()
    await payAt('Pay 90000')
    await expect(portal.getByText('Thank you! Your payment has arrived.')).toBeVisible()
    await expect(portal).toHaveURL(`/client-portal/${id}?tab=billing`)
    await expect(portal.getByText(/^Payment Received/)).toBeVisible()
    await expect(payNow).toHaveCount(0)
    await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible()
    expect(stripe.sessions.size).toBe(before + 1)
  })

  await test.step('a payment is shown without an event of the payment service', async () => {
    const second = await add(page, invoices, { amount: '1200.50', status: 'Sent', invoiceNumber: 'A-2' })
    await page.goto(`/invoices/${second.id}`)
    await portal.reload()
    stripe.sendEventsTo(undefined)
    await payAt('Pay 120050')
    await expect(portal.getByText('Thank you! Your payment has arrived.')).toBeVisible()
    await expect(portal.getByText(/^Payment Received/)).toHaveCount(2)
    stripe.sendEventsTo(webhook)
  })

  await test.step('a refund asks the planner whether it is owed again', async () => {
    const session = [...stripe.sessions.values()].findLast(({ payment_status: state }) => state === 'paid')!
    await stripe.deliver(stripe.refund(session.id, 20_000), webhook)
    const question = page.getByRole('region', { name: 'Refund of $200.00' })
    await expect(question).toContainText('$200.00 was refunded. Is it owed again?')
    await expect(page.getByText('Partly refunded')).toBeVisible()
    await expect(portal.getByText('$200.00 was refunded to you.')).toBeVisible()
    await expect(portal.getByText('Balance due').locator('..')).toContainText('$0.00')
    await inspect(page)
    await inspect(portal)
    await question.getByRole('button', { name: 'Yes, It Is Owed Again' }).click()
    await expect(question).toHaveCount(0)
    await expect(page.getByText('Partially Paid', { exact: true })).toBeVisible()
    await expect(payNow).toBeVisible()
    await page.getByRole('button', { name: 'Change: refund of $200.00 is not owed again' }).click()
    await expect(page.getByText('$200.00 not owed again')).toBeVisible()
    await expect(payNow).toHaveCount(0)
  })
  await context.close()
})

test('a bank payment is processing until the bank answers', async ({
  page,
  planner: _signedIn,
  instance,
  services: { stripe },
  browser,
}) => {
  const { portal, context, payNow, payAt } = await atTheInvoice(page, instance, browser)
  await payAt('Pay by bank')
  await expect(
    portal.getByText('Thank you! Your bank is processing the payment, which takes a few days.'),
  ).toBeVisible()
  await expect(portal.getByText('Your bank is processing your payment of $900.00.')).toBeVisible()
  await expect(payNow).toHaveCount(0)
  await inspect(portal)
  await expect(page.getByText('A bank payment of $900.00 is on its way')).toBeVisible()
  await expect(page.getByText('Processing', { exact: true })).toBeVisible()
  await inspect(page)
  const session = [...stripe.sessions.values()].findLast(({ payment_status: state }) => state === 'unpaid')!
  await stripe.deliver(stripe.answerOfBank(session.id, 'fails'), `${instance.url}/api/stripe/webhook`)
  await expect(portal.getByText(/^The payment from your bank failed on/)).toBeVisible()
  await expect(payNow).toBeVisible()
  await inspect(portal)
  await expect(page.getByText(/^The bank did not pay on/)).toBeVisible()
  await expect(page.getByText('Bank payment of $900.00 failed')).toBeVisible()
  await context.close()
})
