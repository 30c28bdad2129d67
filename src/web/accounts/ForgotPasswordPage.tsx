import { useState } from 'react'
import { emailForm } from '#contract/accounts.ts'
import { contract } from '#contract/index.ts'
import { AccountFrame } from '#web/accounts/AccountFrame.tsx'
import { Notice } from '#web/accounts/Notice.tsx'
import { call } from '#web/call.ts'
import { Button } from '#web/ui/Button.tsx'
import { showIssues, useZodForm } from '#web/ui/form.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast, toastFailure } from '#web/ui/toast.ts'

export default function ForgotPasswordPage() {
  const [answer, setAnswer] = useState<string>()
  const form = useZodForm(emailForm, { email: '' })

  const onSubmit = form.handleSubmit(async (body) => {
    setAnswer(undefined)
    try {
      const { message } = await call(contract.accounts.forgotPassword, { body })
      setAnswer(message)
      toast({ title: 'Email Sent!', text: 'Please check your inbox.' })
    } catch (error) {
      showIssues(form, error)
      toastFailure(error, 'Failed to Send Email', 'Failed to send the email. Please try again.')
    }
  })

  return (
    <AccountFrame
      title="Forgotten password"
      text="Tell us your e-mail address, and we will mail you a link to choose a new one."
    >
      {answer && <Notice kind="success">{answer} The link works for one hour.</Notice>}
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="space-y-4">
        <TextInput label="Email" type="email" autoComplete="username" required {...form.register('email')} />
        <Button
          type="submit"
          variant="primary"
          className="w-full"
          pending={form.isSubmitting}
          pendingLabel="Sending..."
        >
          Send Reset Link
        </Button>
      </form>
    </AccountFrame>
  )
}
