import { useState, type FormEvent } from 'react'
import { AccountFrame } from '#studio/accounts/web/public/AccountFrame.tsx'
import { OpenStudio } from '#studio/accounts/web/public/OpenStudio.tsx'
import { Notice } from '#studio/accounts/web/public/Notice.tsx'
import { ResendForm } from '#studio/accounts/web/ResendForm.tsx'
import { useVerification } from '#studio/accounts/web/use-verification.ts'
import { tokenIn } from '#studio/accounts/web/token-in.ts'
import { emailInAddress, tokenInAddress } from '#studio/accounts/web/verify-link.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Spinner } from '#platform/web/ui/layout/Spinner.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'

export default function VerifyEmailPage() {
  const { state, verify } = useVerification()
  const email = emailInAddress()

  if (state.step === 'verified') {
    const { isSignedIn } = state
    const text = isSignedIn
      ? 'Your studio is open, and you are signed in.'
      : 'Your studio is open. We are taking you to the sign-in page.'
    return (
      <AccountFrame title="Email Verified!" text={text}>
        {isSignedIn && <OpenStudio />}
        <Notice kind="success">Your email address has been verified.</Notice>
      </AccountFrame>
    )
  }
  if (state.step === 'opened') {
    return (
      <AccountFrame title="Verify Your Email" text="This takes a moment.">
        <p role="status" className="flex items-center gap-3 text-sm">
          <Spinner /> Verifying your email address...
        </p>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title="Verify Your Email"
      text={email ? `We have sent a link to ${email}. Open it to finish.` : 'Open the link we emailed you.'}
    >
      {state.step === 'failed' && <Notice kind="failure">{state.message}</Notice>}
      <TokenForm pending={state.step === 'verifying'} onVerify={verify} />
      <section className="space-y-4 border-t border-line pt-6">
        <h2 className="font-medium">No email yet?</h2>
        <ResendForm email={email} />
      </section>
    </AccountFrame>
  )
}

type TokenFormProps = { pending: boolean; onVerify: (token: string) => Promise<void> }

function TokenForm({ pending, onVerify }: TokenFormProps) {
  const [given, setGiven] = useState(tokenInAddress)
  const token = tokenIn(given)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (token !== '') void onVerify(token)
  }
  return (
    <form onSubmit={submit} className="space-y-4">
      <TextInput
        label="Link or Code"
        hint="Open the link in our email again, or copy it and paste it here."
        autoComplete="one-time-code"
        spellCheck={false}
        value={given}
        onChange={({ target }) => setGiven(target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        disabled={token === ''}
        pending={pending}
        pendingLabel="Verifying..."
      >
        Verify Email
      </Button>
    </form>
  )
}
