import * as calls from '#money/invoices/contract/calls.ts'
import type { Payment } from '#money/invoices/contract/payments.ts'
import { call } from '#platform/web/calls/call.ts'
import { change } from '#platform/web/calls/change.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

async function orSayWhyNot(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo()
    toast({ title: 'Undone' })
  } catch (error) {
    toastFailure(error, 'Error', 'This could not be undone.')
  }
}

/** An undo action for a payment just recorded. It removes the latest payment of the same amount, so payments of other amounts recorded meanwhile stay. */
export const undoPayment = (id: number, amount: string) => ({
  label: 'Undo',
  onSelect: () =>
    void orSayWhyNot(async () => {
      const invoice = await call(calls.read, { params: { id } })
      const noted = invoice.payments.filter((payment) => payment.amount === amount).map((payment) => payment.id)
      await change(calls.removePayment, { params: { id, paymentId: Math.max(...noted) } })
    }),
})

/** An undo action that records a removed payment again. */
export const undoRemoval = ({ invoiceId, amount, date, method, note, owedAgain }: Payment) => ({
  label: 'Undo',
  onSelect: () =>
    void orSayWhyNot(() =>
      change(calls.addPayment, {
        params: { id: invoiceId },
        // Skips the warning about overpayment, since the payment was accepted before.
        body: { amount, date, method, note, moreThanOpen: true, ...(owedAgain !== null && { owedAgain }) },
      }),
    ),
})
