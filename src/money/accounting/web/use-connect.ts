import { useEffect, useState } from 'react'
import * as accountingCalls from '#money/accounting/contract/calls.ts'
import { testConnection } from '#money/accounting/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { change } from '#platform/web/calls/change.ts'
import { connectionTrouble, setupNeeded } from '#money/accounting/web/accounting-words.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const openWindow = (address: string) => window.open(address, 'quickbooks', 'popup,width=600,height=700')

/** Tests the connection. If there is none, opens the authorization in a popup, and the live channel reports when it is done. */
export function useConnect() {
  const { data, dataUpdatedAt } = useAnswer(accountingCalls.read, {})
  const [testing, setTesting] = useState(false)
  const [waiting, setWaiting] = useState<{ address: string; since: number }>()

  const test = async () => {
    setTesting(true)
    try {
      const { success, message, authUrl } = await change(testConnection, {})
      if (success) return toast({ title: 'QuickBooks connected', text: message })
      if (!authUrl) return toast({ title: setupNeeded, text: message, variant: 'destructive' })
      openWindow(authUrl)
      setWaiting({ address: authUrl, since: Date.now() })
    } catch (error) {
      toast({ title: setupNeeded, text: connectionTrouble(error), variant: 'destructive' })
    } finally {
      setTesting(false)
    }
  }

  const arrived = waiting !== undefined && data?.connected === true && dataUpdatedAt > waiting.since
  useEffect(() => {
    if (!arrived) return
    setWaiting(undefined)
    toast({ title: 'QuickBooks connected', text: `Connected to ${data.companyName}.` })
  }, [arrived, data])

  return {
    test: () => void test(),
    testing,
    /** Opens the popup again, if it was closed or blocked. */
    reopen: waiting && (() => void openWindow(waiting.address)),
  }
}
