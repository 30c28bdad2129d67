import { startQuickBooks, type StandIn } from '#test/quickbooks/stand-in.ts'
import { openStandIn, type StripeStandIn } from '#test/stripe/stand-in.ts'
import { startInstance, type Instance } from './instance.ts'
import { expect, test as base } from './journey.ts'

type Services = { stripe: StripeStandIn; books: StandIn; instance: Instance }

export const inbox = { address: 'reply@studio.example', secret: 'the-secret-of-this-inbox' }

const keys = { secretKey: 'sk_test_larkspur', webhookSecret: 'whsec_larkspur' }

async function startBoth(use: (services: Services) => Promise<void>): Promise<void> {
  const stripe = await openStandIn(keys)
  let books: StandIn | undefined
  const instance = await startInstance(async (url) => {
    stripe.sendEventsTo(`${url}/api/stripe/webhook`)
    books = await startQuickBooks({ redirectUri: `${url}/api/quickbooks/callback` })
    return {
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      STRIPE_BASE_URL: stripe.url,
      QUICKBOOKS_CLIENT_ID: books.settings.clientId,
      QUICKBOOKS_CLIENT_SECRET: books.settings.clientSecret,
      QUICKBOOKS_BASE_URL: books.url,
      QUICKBOOKS_AUTH_URL: books.url,
      INBOX_ADDRESS: inbox.address,
      INBOX_SECRET: inbox.secret,
      LETTERS_AFTER: '30s',
    }
  })
  await use({ stripe, books: books!, instance })
  await instance.stop()
  await books!.stop()
  await stripe.close()
}

/** Tests of an instance with stand-ins for Stripe and QuickBooks, and an inbox, which collects news for 30 seconds. */
export const test = base.extend<object, { services: Services }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
  services: [async ({}, use) => startBoth(use), { scope: 'worker' }],
  instance: [({ services }, use) => use(services.instance), { scope: 'worker' }],
})
export { expect }
