import type { FastifyBaseLogger } from 'fastify'
import { openOffice, type Accounting } from '#server/accounting/office.ts'
import type { FileStore } from '#server/files/store.ts'
import type { Config, InboxSettings } from '#server/ground/config.ts'
import type { Services } from '#server/ground/services.ts'
import type { OnlinePayments } from '#server/payments/online-payments.ts'

declare module '#server/ground/services.ts' {
  interface Services {
    publicUrl: string
    files: FileStore
    /** Only with Stripe credentials. */
    payments?: OnlinePayments | undefined
    /** Where answers by mail go to; only if configured. */
    inbox?: InboxSettings | undefined
    /** Only with QuickBooks credentials. */
    accounting?: Accounting | undefined
  }
}

type Settings = Pick<Config, 'stripe' | 'quickbooks' | 'inbox' | 'publicUrl'>

/** Loads only configured services: most installations have neither Stripe nor QuickBooks. */
export async function openServices(
  { stripe, quickbooks, inbox, publicUrl }: Settings,
  files: FileStore,
  log: FastifyBaseLogger,
): Promise<Services> {
  const services: Services = { publicUrl, files, inbox }
  if (stripe) {
    const { stripePayments } = await import('#server/payments/stripe.ts')
    services.payments = await stripePayments(stripe, {
      onRefused: (refused) =>
        log.error({ err: refused }, 'Stripe refuses this for good, so couples can not pay online'),
    })
  }
  if (quickbooks) {
    const { quickBooks } = await import('#server/accounting/quickbooks/service.ts')
    const redirectUri = `${publicUrl}/api/quickbooks/callback`
    services.accounting = openOffice(quickBooks({ ...quickbooks, redirectUri }), quickbooks.clientSecret)
  }
  return services
}
