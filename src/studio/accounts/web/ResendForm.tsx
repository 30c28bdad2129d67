import * as calls from '#contract/calls.ts'
import { call } from '#web/calls/call.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useZodForm } from '#web/ui/controls/form.ts'
import { TextInput } from '#web/ui/controls/TextInput.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

const rules = () => import('#contract/accounts.ts').then(({ emailForm }) => emailForm)

export function ResendForm({ email }: { email: string }) {
  const form = useZodForm(rules, { email })
  const onSubmit = form.handleSubmit(
    async (body) => {
      const { message } = await call(calls.accounts.resendVerification, { body })
      toast({ title: 'Email Sent!', text: message })
    },
    ['Failed to Send Email', 'Failed to send verification email. Please try again.'],
  )
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="space-y-4">
      <TextInput label="Email" type="email" autoComplete="email" required {...form.register('email')} />
      <Button
        type="submit"
        className="w-full"
        disabled={form.values.email.trim() === ''}
        pending={form.isSubmitting}
        pendingLabel="Sending..."
      >
        Resend Verification Email
      </Button>
    </form>
  )
}
