import type { FastifyBaseLogger } from 'fastify'
import { openOffice, type Accounting } from '#server/accounting/office.ts'
import type { Config } from '#server/ground/config.ts'
import type { OnlinePayments } from '#server/payments/online-payments.ts'

/** Services that are only there with credentials. */
export type Services = { payments?: OnlinePayments | undefined; accounting?: Accounting | undefined }

/** Loads what is configured, and nothing else: most installations have neither. */
export async function openServices(
  { stripe, quickbooks, publicUrl }: Pick<Config, 'stripe' | 'quickbooks' | 'publicUrl'>,
  log: FastifyBaseLogger,
): Promise<Services> {
  const services: Services = {}
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
