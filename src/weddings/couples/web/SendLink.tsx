import { useState } from 'react'
import * as calls from '#weddings/couples/contract/calls.ts'
import { Notice } from '#studio/accounts/web/public/Notice.tsx'
import { call } from '#platform/web/calls/call.ts'
import { portalPathIn } from '#weddings/couples/contract/portal-path.ts'
import { backAddress } from '#platform/web/session/sign-in-address.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = { email: string; onMissing: (message: string) => void }

/** Signing in without a password: a link by mail, to the address that was typed above. */
export function SendLink({ email, onMissing }: Props) {
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState<string>()

  async function send() {
    const address = email.trim()
    if (!address.includes('@')) return onMissing(t('Please enter your email address first.'))
    setSending(true)
    try {
      const path = portalPathIn(backAddress())
      const { message } = await call(calls.sendLink, { body: { email: address, ...(path && { path }) } })
      setAnswer(message)
    } catch (error) {
      toastFailure(error, t('Failed to Send Email'), t('Failed to send the email. Please try again.'))
    }
    setSending(false)
  }

  return (
    <div className="mt-4 space-y-4 text-left">
      <Button className="w-full" pending={isSending} pendingLabel={t('Sending...')} onClick={() => void send()}>
        {t('Send Me a Link')}
      </Button>
      {answer && <Notice kind="success">{t('{answer} It works once, within 15 minutes.', { answer })}</Notice>}
    </div>
  )
}
