import { useState } from 'react'
import * as calls from '#studio/accounts/contract/calls.ts'
import { AccountFrame } from '#studio/accounts/web/public/AccountFrame.tsx'
import { Notice } from '#studio/accounts/web/public/Notice.tsx'
import { tokenInAddress } from '#studio/accounts/web/verify-link.ts'
import { call, wordsFor } from '#platform/web/calls/call.ts'
import { forget } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'

type State =
  | { step: 'asking' | 'pending' }
  | { step: 'done'; message: string; ended: string[] }
  | { step: 'failed'; message: string }

/** Needs a click on a button, because mail programs open links automatically. */
export default function RestoreEmailPage() {
  const token = tokenInAddress()
  const [state, setState] = useState<State>({ step: 'asking' })

  const restore = async () => {
    setState({ step: 'pending' })
    try {
      const { message, ended } = await call(calls.restoreEmail, { body: { token } })
      void forget('planner')
      setState({ step: 'done', message, ended })
    } catch (error) {
      setState({ step: 'failed', message: wordsFor(error, 'That did not work. Please try again.') })
    }
  }

  return (
    <AccountFrame
      title="Your Email Address"
      text="Undo the change of your email address: you will be signed out everywhere, anything added to the account since then will end, and you will choose a new password."
    >
      {token === '' && <Notice kind="failure">This link is not complete. Please open it from the email.</Notice>}
      {state.step === 'failed' && <Notice kind="failure">{state.message}</Notice>}
      {state.step === 'done' ? (
        <>
          <Notice kind="success">{state.message}</Notice>
          {state.ended.length > 0 && (
            <section className="text-sm">
              <h2 className="font-medium">The following has ended</h2>
              <ul className="mt-1 list-disc pl-5 text-muted">
                {state.ended.map((what) => (
                  <li key={what}>{what}</li>
                ))}
              </ul>
            </section>
          )}
        </>
      ) : (
        <Button
          variant="primary"
          className="w-full"
          disabled={token === ''}
          pending={state.step === 'pending'}
          pendingLabel="Undoing it..."
          onClick={() => void restore()}
        >
          Undo the Change
        </Button>
      )}
    </AccountFrame>
  )
}
