import { contract } from '#contract/index.ts'
import { welcome } from '#web/accounts/shared/welcome.ts'
import { call } from '#web/call.ts'
import { provePasskey } from '#web/second-factors/shared/passkeys.ts'

export async function signInWithPasskey(): Promise<void> {
  const options = await call(contract.secondFactors.signInOptions, {})
  const body = await provePasskey(options)
  welcome(await call(contract.secondFactors.signIn, { body }))
}
