import { useEffect, useState, type FormEvent } from 'react'
import * as calls from '#weddings/couples/contract/calls.ts'
import { markMismatch, toastPasswordProblem } from '#studio/accounts/web/public/toast-password-problem.ts'
import { call } from '#platform/web/calls/call.ts'
import { rememberCouple } from '#platform/web/session/session.ts'
import { timeZoneHere } from '#platform/web/ui/time-zone-here.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { goTo } from '#platform/web/ui/go-to.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'

const rules = () => import('#weddings/couples/contract/endpoints.ts').then(({ activateForm }) => activateForm)

/** The token of the invite in the address. */
export const inviteHere = { params: { token: location.pathname.split('/')[2] ?? '' } }

const mismatch = msg('Please make sure both passwords are identical.')
const redirectMs = 3000

/** Activates the couple's account with a new password and signs in; the sign-in page then leads to the portal. */
export function useActivation() {
  const [done, setDone] = useState(false)
  const form = useZodForm(rules, { password: '', confirmPassword: '' })

  useEffect(() => {
    if (!done) return
    const redirect = setTimeout(() => goTo('/client-login'), redirectMs)
    return () => clearTimeout(redirect)
  }, [done])

  const send = form.handleSubmit(
    async ({ password }) => {
      const { client } = await call(calls.activate, {
        ...inviteHere,
        body: { password, timeZone: timeZoneHere() },
      })
      rememberCouple(client)
      setDone(true)
      toast({ title: t('Account Activated!'), text: t('You are logged in. We are taking you to your portal.') })
    },
    [t('Activation Failed'), t('Please try again or contact your wedding planner.')],
    () => markMismatch(form, mismatch),
  )

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { password, confirmPassword } = form.values
    toastPasswordProblem(password, confirmPassword, mismatch, t("Passwords Don't Match"))
    void send(event)
  }

  return { form, onSubmit, done }
}
export type Activation = ReturnType<typeof useActivation>
