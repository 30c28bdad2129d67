import * as accountingCalls from '#money/accounting/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

const failed = 'Sync Failed'

export function useSyncInvoices(clientId: number) {
  const { mutateAsync, isPending } = useCall(accountingCalls.syncClient)
  const sync = async () => {
    try {
      // The server decides whether a sample is allowed and needed.
      const outcome = await mutateAsync({ params: { id: clientId }, body: { createSample: true } })
      if (outcome.success) toast({ title: 'Invoices synced', text: outcome.message })
      else toast({ title: failed, text: outcome.message, variant: 'destructive' })
    } catch (error) {
      toastFailure(error, failed, 'The invoices could not be synced. Please try again.')
    }
  }
  return { sync: () => void sync(), syncing: isPending }
}
