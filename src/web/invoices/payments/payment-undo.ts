import { contract } from '#contract/index.ts'
import type { Payment } from '#contract/invoices.ts'
import { call } from '#web/call.ts'
import { change } from '#web/change.ts'
import { toast, toastFailure } from '#web/ui/overlays/toast.ts'

async function orSayWhyNot(undo: () => Promise<unknown>): Promise<void> {
  try {
    await undo()
    toast({ title: 'Undone' })
  } catch (error) {
    toastFailure(error, 'Error', 'This could not be undone.')
  }
}

/** Offers to take back a payment that was just noted. One that somebody else noted meanwhile is left alone. */
export const undoPayment = (id: number, amount: string) => ({
  label: 'Undo',
  onSelect: () =>
    void orSayWhyNot(async () => {
      const invoice = await call(contract.invoices.read, { params: { id } })
      const noted = invoice.payments.filter((payment) => payment.amount === amount).map((payment) => payment.id)
      await change(contract.invoices.removePayment, { params: { id, paymentId: Math.max(...noted) } })
    }),
})

/** Offers to note a payment again that was taken back. */
export const undoRemoval = ({ invoiceId, amount, date, method, note, owedAgain }: Payment) => ({
  label: 'Undo',
  onSelect: () =>
    void orSayWhyNot(() =>
      change(contract.invoices.addPayment, {
        params: { id: invoiceId },
        // It was there before, so it is not asked about again.
        body: { amount, date, method, note, moreThanOpen: true, ...(owedAgain !== null && { owedAgain }) },
      }),
    ),
})
