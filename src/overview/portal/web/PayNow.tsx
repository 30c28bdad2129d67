import CreditCard from 'lucide-react/icons/credit-card'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Answer } from '#platform/contract/answers.ts'
import * as paymentCalls from '#money/online-payments/contract/calls.ts'
import type { CoupleInvoice } from '#money/invoices/contract/endpoints.ts'
import { call } from '#platform/web/calls/call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { goTo } from '#platform/web/ui/go-to.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

/** `refusedBy` is the id of the element that says why paying is not possible here. */
type Props = { invoice: CoupleInvoice; refusedBy: string | undefined }

/** Opens the payment page, or shows the studio's payment instructions. */
export function PayNow({ invoice: { id, invoiceNumber, currency, open }, refusedBy }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  const [answer, setAnswer] = useState<Answer<typeof paymentCalls.pay>>({})
  const [reading, setReading] = useState(false)

  /** The button loses the focus while it is disabled; it gets it back, so that the dialog can return it there. */
  const takeUp = () => {
    flushSync(() => setPending(false))
    button.current?.focus()
  }

  const pay = async () => {
    setPending(true)
    try {
      const next = await call(paymentCalls.pay, { params: { id } })
      takeUp()
      if (next.checkoutUrl) return goTo(next.checkoutUrl)
      setAnswer(next)
      setReading(true)
    } catch (error) {
      takeUp()
      toastFailure(error, t('Payment not started'), t('The payment could not be started. Please try again.'))
    }
  }

  return (
    <>
      <Button
        ref={button}
        variant="primary"
        icon={<CreditCard />}
        disabled={refusedBy !== undefined}
        aria-describedby={refusedBy}
        aria-label={t('Pay Now: invoice {invoiceNumber}', { invoiceNumber })}
        pending={pending}
        pendingLabel={t('One moment...')}
        onClick={() => void pay()}
      >
        {t('Pay Now')}
      </Button>
      <Dialog
        open={reading}
        onOpenChange={setReading}
        title={t('How to Pay')}
        description={t('Invoice {invoiceNumber}, {amount}', { invoiceNumber, amount: formatAmount(open, currency) })}
        footer={<Button onClick={() => setReading(false)}>{t('Close')}</Button>}
      >
        {answer.notice && <p className="mb-4 rounded-md bg-sunken px-4 py-3 text-sm">{answer.notice}</p>}
        <p dir="auto" className="leading-7 whitespace-pre-line wrap-anywhere">
          {answer.instructions}
        </p>
      </Dialog>
    </>
  )
}
