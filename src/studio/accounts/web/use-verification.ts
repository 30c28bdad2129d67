import { useEffect, useState } from 'react'
import { tokenInAddress, verify, verifyLink } from '#studio/accounts/web/verify-link.ts'
import { wordsFor } from '#platform/web/calls/call.ts'
import { noteVerified } from '#platform/web/session/just-verified.ts'
import { goTo } from '#platform/web/ui/go-to.ts'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'

const redirectMs = 3000

type State =
  | { step: 'opened' | 'waiting' | 'verifying' }
  | { step: 'verified'; isSignedIn: boolean }
  | { step: 'failed'; message: string }

/** The steps of verifying an email address, with the token from the link or typed, up to the sign-in. */
export function useVerification() {
  const [state, setState] = useState<State>({ step: tokenInAddress() ? 'opened' : 'waiting' })

  const follow = async (verification: ReturnType<typeof verify>) => {
    try {
      const isSignedIn = Boolean((await verification).user)
      setState({ step: 'verified', isSignedIn })
      toast({ title: 'Email Verified!', text: isSignedIn ? 'You are signed in.' : 'You can sign in now.' })
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
    const { isSignedIn } = state
    const redirect = setTimeout(() => {
      if (isSignedIn) noteVerified()
      goTo('/login')
    }, redirectMs)
    return () => clearTimeout(redirect)
  }, [state])

  const verifyTyped = (token: string) => {
    setState({ step: 'verifying' })
    return follow(verify(token))
  }
  return { state, verify: verifyTyped }
}
