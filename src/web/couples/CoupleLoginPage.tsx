import { CoupleFrame } from '#web/couples/CoupleFrame.tsx'
import { CoupleHeading } from '#web/couples/CoupleHeading.tsx'
import { useCoupleLogin } from '#web/couples/use-couple-login.ts'
import { sessionEnded } from '#web/shell/sign-in-address.ts'
import { Button } from '#web/ui/Button.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

export default function CoupleLoginPage() {
  const { form, onSubmit } = useCoupleLogin()
  return (
    <CoupleFrame>
      <CoupleHeading title="Your wedding portal" text="Everything about your day, in one place." />
      {sessionEnded() && (
        <p role="status" className="mt-6 rounded-md border border-line bg-paper px-4 py-3 text-sm text-balance">
          Your session has ended. Please log in again.
        </p>
      )}
      <form noValidate onSubmit={onSubmit} className="mt-8 space-y-5 text-left">
        <TextInput label="Email" type="email" autoComplete="username" required {...form.register('email')} />
        <div>
          <PasswordInput label="Password" required {...form.register('password')} />
          <a
            href="/client-forgot-password"
            className="mt-2 inline-flex items-center text-sm text-accent-ink underline-offset-4 touchable hover:underline"
          >
            Forgot password?
          </a>
        </div>
        <Button
          type="submit"
          variant="primary"
          className="w-full"
          pending={form.isSubmitting}
          pendingLabel="Logging in..."
        >
          Log In
        </Button>
      </form>
      <p className="mt-8 border-t border-line pt-6 text-sm text-balance text-muted">
        No account yet? Please contact your wedding planner for an invitation.
      </p>
    </CoupleFrame>
  )
}
