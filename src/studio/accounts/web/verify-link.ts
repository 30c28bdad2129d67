import * as calls from '#studio/accounts/contract/calls.ts'
import { call } from '#platform/web/calls/call.ts'

export const tokenInAddress = (): string => new URLSearchParams(location.search).get('token')?.trim() ?? ''
export const emailInAddress = (): string => new URLSearchParams(location.search).get('email')?.trim() ?? ''

let verification: Promise<unknown> | undefined

/** Verifies the token of the link, once per page load even if the page is mounted again. */
export function verifyLink(): Promise<unknown> {
  verification ??= call(calls.verifyEmail, { body: { token: tokenInAddress() } })
  return verification
}
