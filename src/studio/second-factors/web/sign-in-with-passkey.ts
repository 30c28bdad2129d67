import * as calls from '#studio/second-factors/contract/calls.ts'
import { welcome } from '#studio/accounts/web/public/welcome.ts'
import { call } from '#platform/web/calls/call.ts'
import { provePasskey } from '#studio/second-factors/web/public/passkeys.ts'

export async function signInWithPasskey(): Promise<void> {
  const options = await call(calls.signInOptions, {})
  const body = await provePasskey(options)
  welcome(await call(calls.signIn, { body }))
}
