import { useState } from 'react'
import { Notice } from '#studio/accounts/web/public/Notice.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'
import { t } from '#platform/web/locale/t.ts'

const rules = () => import('#studio/accounts/contract/endpoints.ts').then(({ emailForm }) => emailForm)

type Props = {
  /** Asks for the link. */
  send: (body: { email: string }) => Promise<{ message: string }>
  lasts: string
  label: string
}

/** Requests a link by mail. The answer does not reveal whether the address has an account. */
export function ForgottenPasswordForm({ send, lasts, label }: Props) {
  const [answer, setAnswer] = useState<string>()
  const form = useZodForm(rules, { email: '' })

  const onSubmit = form.handleSubmit(
    async (body) => {
      setAnswer(undefined)
      const { message } = await send(body)
      setAnswer(message)
      toast({ title: t('Email Sent!'), text: t('Please check your inbox.') })
    },
    [t('Failed to Send Email'), t('Failed to send the email. Please try again.')],
  )

  return (
    <>
      {answer && <Notice kind="success">{t('{answer} The link works for {lasts}.', { answer, lasts })}</Notice>}
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="space-y-4">
        <TextInput label={t('Email')} type="email" autoComplete="username" required {...form.register('email')} />
        <SubmitButton form={form} words={[label, t('Sending...')]} className="w-full" />
      </form>
    </>
  )
}
