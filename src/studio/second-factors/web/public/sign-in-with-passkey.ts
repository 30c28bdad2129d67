import * as calls from '#contract/calls.ts'
import { welcome } from '#web/accounts/shared/welcome.ts'
import { call } from '#web/calls/call.ts'
import { provePasskey } from '#web/second-factors/shared/passkeys.ts'

export async function signInWithPasskey(): Promise<void> {
  const options = await call(calls.secondFactors.signInOptions, {})
  const body = await provePasskey(options)
  welcome(await call(calls.secondFactors.signIn, { body }))
}
