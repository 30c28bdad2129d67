import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { passkeysWork, passkeyTrouble } from '#studio/second-factors/web/public/passkeys.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = { signIn: () => Promise<void>; label: string }

/** Signs in with a passkey that the person chooses; nothing where the browser has none. */
export function PasskeyButton({ signIn, label }: Props) {
  const [isPending, setPending] = useState(false)
  if (!passkeysWork()) return null
  const start = async () => {
    setPending(true)
    try {
      await signIn()
    } catch (error) {
      const text = passkeyTrouble(error)
      if (text) toast({ title: t('Not signed in'), text })
      else toastFailure(error, t('Login Failed'), t('Please try again.'))
    }
    setPending(false)
  }
  return (
    <Button
      icon={<KeyRound />}
      className="w-full"
      pending={isPending}
      pendingLabel={t('Waiting for your passkey...')}
      onClick={() => void start()}
    >
      {label}
    </Button>
  )
}
