import { lazy, Suspense, useState } from 'react'
import { Highlights } from '#studio/accounts/web/Highlights.tsx'
import { SignInForm } from '#studio/accounts/web/public/SignInForm.tsx'
import { SignUpForm } from '#studio/accounts/web/SignUpForm.tsx'
import { useSignIn } from '#studio/accounts/web/use-sign-in.ts'
import { useSignUp } from '#studio/accounts/web/use-sign-up.ts'
import { OpenStudio } from '#studio/accounts/web/public/OpenStudio.tsx'
import { Wordmark } from '#studio/accounts/web/public/Wordmark.tsx'
import { LaterPasskey } from '#studio/second-factors/web/public/LaterPasskey.tsx'
import { localPlanner } from '#platform/web/session/session.ts'
import { sessionEnded } from '#platform/web/session/sign-in-address.ts'
import { Tabs } from '#platform/web/ui/controls/Tabs.tsx'

const signInWithPasskey = async () =>
  (await import('#studio/second-factors/web/sign-in-with-passkey.ts')).signInWithPasskey()
const CodeStep = lazy(() => import('#studio/second-factors/web/CodeStep.tsx'))

export default function LoginPage() {
  const [tab, setTab] = useState('sign-in')
  const { methods, confirm, back, ...signIn } = useSignIn()
  const signUp = useSignUp()
  const signedIn = localPlanner()
  const title = tab === 'sign-in' ? 'Good to have you here' : 'Open your studio'
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-2">
      <main className="mx-auto w-full max-w-lg px-5 py-8 sm:px-8 lg:flex lg:max-w-xl lg:flex-col lg:justify-center lg:px-12 lg:py-12">
        <Wordmark />
        <h1 className="mt-10 font-display text-4xl leading-tight tracking-[-0.01em]">
          {methods ? 'One more step' : title}
        </h1>
        {sessionEnded() && !methods && (
          <p role="status" className="mt-4 rounded-md border border-line bg-card px-4 py-3 text-sm">
            Your session has ended. Please sign in again.
          </p>
        )}
        {signedIn && !methods && (
          <section aria-label="Signed in" className="mt-6 space-y-3 rounded-md border border-line bg-card px-4 py-4">
            <p className="text-sm">You are signed in as {signedIn.name}.</p>
            <OpenStudio />
          </section>
        )}
        {methods ? (
          <Suspense>
            <CodeStep methods={methods} onPasskey={signInWithPasskey} onConfirm={confirm} onBack={back} />
          </Suspense>
        ) : (
          <Tabs
            className="mt-6"
            label="Sign in or sign up"
            value={tab}
            onChange={setTab}
            tabs={[
              {
                id: 'sign-in',
                label: 'Sign In',
                panel: (
                  <div className="space-y-4">
                    <SignInForm {...signIn} forgotten="/forgot-password" label="Sign In" pendingLabel="Signing in..." />
                    <LaterPasskey signIn={signInWithPasskey} label="Sign In with a Passkey" />
                  </div>
                ),
              },
              { id: 'sign-up', label: 'Sign Up', panel: <SignUpForm {...signUp} /> },
            ]}
          />
        )}
      </main>
      <Highlights className="mt-auto lg:sticky lg:top-0 lg:h-dvh" />
    </div>
  )
}
