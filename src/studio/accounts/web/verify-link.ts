import * as calls from '#studio/accounts/contract/calls.ts'
import type { Answer } from '#platform/contract/answers.ts'
import { forgetSignInKey, keptSignInKey } from '#studio/accounts/web/sign-in-key.ts'
import { call } from '#platform/web/calls/call.ts'
import { rememberPlanner } from '#platform/web/session/session.ts'

type Verified = Answer<typeof calls.verifyEmail>

export const tokenInAddress = (): string => new URLSearchParams(location.search).get('token')?.trim() ?? ''
export const emailInAddress = (): string => new URLSearchParams(location.search).get('email')?.trim() ?? ''

/** The answer has the account if this browser is signed in now. */
export async function verify(token: string): Promise<Verified> {
  const verified = await call(calls.verifyEmail, { body: { token, signInKey: keptSignInKey() } })
  forgetSignInKey()
  if (verified.user) rememberPlanner(verified.user)
  return verified
}

let verification: Promise<Verified> | undefined

/** Verifies the token of the link, once per page load even if the page is mounted again. */
export function verifyLink(): Promise<Verified> {
  verification ??= verify(tokenInAddress())
  return verification
}
