import * as accountingCalls from '#money/accounting/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'

/** Recreates an invoice in QuickBooks that was deleted there. */
export function useSendAgain(onAllowed: () => void) {
  const { mutateAsync, isPending } = useCall(accountingCalls.sendAgain)
  const sendAgain = async (id: number) => {
    try {
      await mutateAsync({ params: { id } })
      onAllowed()
    } catch (error) {
      toastFailure(error, 'Sync Failed', 'The invoice could not be sent again. Please try again.')
    }
  }
  return { sendAgain: (id: number) => void sendAgain(id), sending: isPending }
}
