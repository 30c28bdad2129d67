import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { useEffect, useState } from 'react'
import type { Answer } from '#platform/contract/answers.ts'
import { partsOf } from '#platform/contract/call.ts'
import * as invoiceCalls from '#money/invoices/contract/calls.ts'
import * as paymentCalls from '#money/online-payments/contract/calls.ts'
import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import { refetchAbout } from '#platform/web/calls/refetch.ts'
import { call } from '#platform/web/calls/call.ts'
import { isOwed } from '#overview/portal/web/public/billing.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'

type State = Answer<typeof paymentCalls.checkPayment>['state']

const words: Record<State, string> = {
  open: msg('We have not received a payment yet. If you have paid, it will appear here as soon as it is confirmed.'),
  processing: msg('Thank you! Your bank is processing the payment, which takes a few days.'),
  paid: msg('Thank you! Your payment has arrived.'),
  failed: msg('Your payment did not go through. Please try again.'),
}

/** Shown after the return from the payment page, once: asks the payment service for the state, and removes the parameter from the address. */
export function ThankYou({ invoices }: { invoices: readonly CoupleInvoice[] }) {
  const [paid] = useState(() => new URLSearchParams(location.search).get('paid'))
  const [known, setKnown] = useState<State>()
  const invoice = invoices.find(({ id }) => String(id) === paid)
  useEffect(() => {
    if (paid === null) return
    history.replaceState(history.state, '', '?tab=billing')
    if (!invoice || !isOwed(invoice)) return
    call(paymentCalls.checkPayment, { params: { id: invoice.id } })
      .then(({ state }) => {
        setKnown(state)
        return refetchAbout(partsOf(invoiceCalls.ofClient).about)
      })
      // On an error the state is updated later, by the payment service's webhook.
      .catch(() => {})
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, after the return
  }, [paid])
  if (paid === null) return null
  const state = invoice && !isOwed(invoice) ? 'paid' : known
  const failed = state === 'failed'
  const Icon = failed ? CircleAlert : CircleCheck
  return (
    <p
      role="status"
      className={joined(
        'flex items-center gap-3 rounded-md px-5 py-4 sm:px-6',
        failed ? 'bg-danger-soft text-danger-ink' : 'bg-green-tint text-green-text',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {state ? t(words[state]) : t('Thank you! Your payment is being confirmed.')}
    </p>
  )
}
