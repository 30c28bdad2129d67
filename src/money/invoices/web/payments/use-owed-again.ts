import * as calls from '#money/invoices/contract/calls.ts'
import type { Payment } from '#money/invoices/contract/payments.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

/** Saves whether a refund is owed again. */
export function useOwedAgain({ id, invoiceId, currency, amount }: Payment) {
  const { mutateAsync, isPending } = useCall(calls.changePayment)
  const say = async (owedAgain: boolean) => {
    try {
      await mutateAsync({ params: { id: invoiceId, paymentId: id }, body: { owedAgain } })
      const given = formatAmount(amount.replace('-', ''), currency)
      toast({
        title: owedAgain ? 'Owed again' : 'Not owed again',
        text: owedAgain
          ? `${given} is open and can be paid in the portal.`
          : `Nobody is asked to pay ${given} anymore.`,
      })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to save the answer. Please try again.')
    }
  }
  return { say, pending: isPending }
}
