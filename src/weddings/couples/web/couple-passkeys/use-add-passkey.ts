import { useState } from 'react'
import * as calls from '#weddings/couples/contract/couple-passkeys/calls.ts'
import { call } from '#platform/web/calls/call.ts'
import { makePasskey, passkeyTrouble } from '#studio/second-factors/web/public/passkeys.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { t } from '#platform/web/locale/t.ts'

/** Makes a passkey on this device, and adds it for the signed-in person. */
export function useAddPasskey() {
  const { mutateAsync } = useCall(calls.add)
  const [isPending, setPending] = useState(false)
  const start = async () => {
    setPending(true)
    try {
      const body = await makePasskey(await call(calls.options, {}))
      await mutateAsync({ body })
      toast({ title: t('Passkey added'), text: t('Next time, choose “Log In with a Passkey”.') })
    } catch (error) {
      const text = passkeyTrouble(error)
      if (text) toast({ title: t('No passkey added'), text })
      else toastFailure(error, t('Error'), t('Failed to add the passkey. Please try again.'))
    }
    setPending(false)
  }
  return { add: () => void start(), isPending }
}
