import { useEffect, useState } from 'react'
import type { AccountingConnection } from '#money/accounting/contract/endpoints.ts'
import * as accountingCalls from '#money/accounting/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { lastOutcome } from '#money/accounting/web/accounting-words.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

const failed = 'Sync Failed'

/** Syncs all couples in the background; the live channel reports when it has finished. */
export function useSyncAll(connection: AccountingConnection) {
  const { mutateAsync, isPending } = useCall(accountingCalls.syncAll)
  const [waiting, setWaiting] = useState<{ endedBefore: string | null }>()

  const sync = async () => {
    try {
      setWaiting({ endedBefore: connection.endedAt })
      await mutateAsync({})
    } catch (error) {
      setWaiting(undefined)
      toastFailure(error, failed, 'The couples could not be synced. Please try again.')
    }
  }

  const hasEnded = waiting !== undefined && connection.endedAt !== waiting.endedBefore
  useEffect(() => {
    if (!hasEnded) return
    setWaiting(undefined)
    const isWell = connection.failed === 0 && connection.lastError === null
    const text = connection.lastError ?? lastOutcome(connection)
    toast(isWell ? { title: 'All couples synced', text } : { title: failed, text, variant: 'destructive' })
  }, [hasEnded, connection])

  return { syncAll: () => void sync(), syncingAll: isPending || waiting !== undefined }
}
