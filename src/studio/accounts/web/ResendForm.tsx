import * as calls from '#studio/accounts/contract/calls.ts'
import { call } from '#platform/web/calls/call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const rules = () => import('#studio/accounts/contract/endpoints.ts').then(({ emailForm }) => emailForm)

export function ResendForm({ email }: { email: string }) {
  const form = useZodForm(rules, { email })
  const onSubmit = form.handleSubmit(
    async (body) => {
      const { message } = await call(calls.resendVerification, { body })
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
