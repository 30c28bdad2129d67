import * as calls from '#studio/second-factors/contract/calls.ts'
import { Wordmark } from '#studio/accounts/web/public/Wordmark.tsx'
import { useAnswer } from '#platform/web/calls/api.ts'
import { SecondFactorsCard } from '#studio/second-factors/web/public/SecondFactorsCard.tsx'
import { localPlanner } from '#platform/web/session/session.ts'
import { logOut } from '#platform/web/session/log-out.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'

/** Leads a member through adding the second factor that the studio requires. */
export function RequiredFactor() {
  const { data } = useAnswer(calls.read, {})
  const isDone = data && (data.authenticator !== null || data.passkeys.length > 0)
  const { businessName, email } = localPlanner() ?? {}
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-xl flex-col justify-center gap-6 px-4 py-10">
      <Wordmark />
      <header>
        <h1 className="font-display text-3xl leading-tight tracking-[-0.01em]">
          {isDone ? 'You have a second factor' : 'Add a second factor'}
        </h1>
        <p className="mt-2 text-muted wrap-anywhere">
          {isDone
            ? 'Thank you. You can continue now.'
            : `${businessName ?? 'Your studio'} requires a second factor in addition to the password. Choose one to continue. You are signed in with ${email}.`}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="primary" disabled={!isDone} onClick={() => location.reload()}>
            Continue
          </Button>
          <Button variant="quiet" onClick={() => void logOut('planner')}>
            Log out
          </Button>
        </div>
      </header>
      <SecondFactorsCard />
    </main>
  )
}
