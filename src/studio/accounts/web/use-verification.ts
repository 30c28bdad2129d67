import { useEffect, useState } from 'react'
import * as calls from '#studio/accounts/contract/calls.ts'
import { tokenInAddress, verifyLink } from '#studio/accounts/web/verify-link.ts'
import { call, wordsFor } from '#platform/web/calls/call.ts'
import { goTo } from '#platform/web/ui/go-to.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

const redirectMs = 3000

type State = { step: 'opened' | 'waiting' | 'verifying' | 'verified' } | { step: 'failed'; message: string }

/** The steps of verifying an email address, with the token from the link or typed, up to the sign-in. */
export function useVerification() {
  const [state, setState] = useState<State>({ step: tokenInAddress() ? 'opened' : 'waiting' })

  const follow = async (verification: Promise<unknown>) => {
    try {
      await verification
      setState({ step: 'verified' })
      toast({ title: 'Email Verified!', text: 'You can sign in now.' })
    } catch (error) {
      const message = wordsFor(error, 'Verification failed. Please check your verification link or try again.')
      setState({ step: 'failed', message })
      toastFailure(error, 'Verification Failed', 'Failed to verify email. Please try again.')
    }
  }

  useEffect(() => {
    if (tokenInAddress()) void follow(verifyLink())
  }, [])

  useEffect(() => {
    if (state.step !== 'verified') return
    const redirect = setTimeout(() => goTo('/login'), redirectMs)
    return () => clearTimeout(redirect)
  }, [state.step])

  const verify = (token: string) => {
    setState({ step: 'verifying' })
    return follow(call(calls.verifyEmail, { body: { token } }))
  }
  return { state, verify }
}
