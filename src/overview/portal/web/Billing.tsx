import { useId } from 'react'
import * as invoiceCalls from '#money/invoices/contract/calls.ts'
import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import { Answered } from '#overview/portal/web/Answered.tsx'
import { balances, nextDueFirst } from '#overview/portal/web/balance.ts'
import { isOwed, isShown } from '#overview/portal/web/public/billing.ts'
import { InvoiceCard } from '#overview/portal/web/InvoiceCard.tsx'
import type { SectionProps } from '#overview/portal/web/section-props.ts'
import { QuietLine } from '#overview/portal/web/QuietLine.tsx'
import { ThankYou } from '#overview/portal/web/ThankYou.tsx'
import { formatMinor } from '#platform/web/ui/format/money.ts'
import { t } from '#platform/web/locale/t.ts'

export default function Billing({ portal: { client, customization, viewer } }: SectionProps) {
  // The server filters invoices for a couple only; for a planner they are filtered here to show what the couple sees.
  const { selectedInvoices: selected = [] } = customization
  return (
    <Answered endpoint={invoiceCalls.ofClient} clientId={client.id} what={t('invoices')}>
      {(invoices) => (
        <Invoices invoices={invoices.filter((invoice) => isShown(invoice, selected))} canPay={viewer === 'couple'} />
      )}
    </Answered>
  )
}

function Invoices({ invoices, canPay }: { invoices: readonly CoupleInvoice[]; canPay: boolean }) {
  const whyNot = useId()
  const lookingIn = !canPay && invoices.some(isOwed)
  if (invoices.length === 0) return <QuietLine>{t('No invoices yet.')}</QuietLine>
  return (
    <div className="space-y-6">
      <ThankYou invoices={invoices} />
      {balances(invoices).map(({ currency, owed, tooMuch }) => (
        <div key={currency} className="rounded-md bg-accent-soft px-5 py-4 text-accent-ink sm:px-6">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span className="font-medium">{owed < 0 ? t('In your favor') : t('Balance due')}</span>
            <span className="font-display text-3xl tabular">{formatMinor(Math.abs(owed), currency)}</span>
          </p>
          {tooMuch > 0 && (
            <p className="mt-1 text-sm tabular">
              {t('{amount} more than was due has been paid.', { amount: formatMinor(tooMuch, currency) })}
            </p>
          )}
        </div>
      ))}
      {lookingIn && (
        <p id={whyNot} className="text-sm text-muted">
          {t('Only the couple can pay here. If you were paid another way, record the payment on the invoice.')}
        </p>
      )}
      <ul className="space-y-4">
        {nextDueFirst(invoices).map((invoice) => (
          <InvoiceCard key={invoice.id} invoice={invoice} payRefusedBy={lookingIn ? whyNot : undefined} />
        ))}
      </ul>
    </div>
  )
}
