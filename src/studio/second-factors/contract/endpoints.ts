import * as z from 'zod/mini'
import * as calls from '#studio/second-factors/contract/calls.ts'
import { codeForm, planner } from '#studio/accounts/contract/endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { anyPassword, id, instant, requiredText } from '#platform/contract/fields.ts'
import { member } from '#studio/accounts/contract/member.ts'
import {
  creationOptions,
  newCredential,
  provenCredential,
  requestOptions,
} from '#studio/second-factors/contract/passkey-credentials.ts'

export const passkey = z.object({ id, name: z.string(), createdAt: instant, lastUsedAt: z.nullable(instant) })
export type Passkey = z.output<typeof passkey>

export const secondFactors = z.object({
  /** The authenticator app; null if there is none. */
  authenticator: z.nullable(z.object({ createdAt: instant, lastUsedAt: z.nullable(instant) })),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number(),
})
export type SecondFactors = z.output<typeof secondFactors>

export const withPassword = z.object({ currentPassword: anyPassword })

/** Shown once, because only their hashes are stored. */
const codes = z.array(z.string())
/** Null if the account has recovery codes already. */
const addedFactor = z.object({ recoveryCodes: z.nullable(codes) })

export const read = endpoint(calls.read, {
  summary: 'What the caller signs in with besides the password',
  needs: [],
  beforeSecondFactor: true,
  for: { planner: { returns: secondFactors } },
})

export const beginAuthenticator = endpoint(calls.beginAuthenticator, {
  summary: 'Makes the secret of an authenticator app, which counts once a code has confirmed it',
  status: 200,
  needs: [],
  beforeSecondFactor: true,
  for: { planner: { body: withPassword, returns: z.object({ secret: z.string(), address: z.string() }) } },
})

export const confirmAuthenticator = endpoint(calls.confirmAuthenticator, {
  summary: 'Adds the authenticator app by its first code; the first second factor brings recovery codes',
  status: 200,
  needs: [],
  beforeSecondFactor: true,
  for: { planner: { body: codeForm, returns: addedFactor } },
})

export const removeAuthenticator = endpoint(calls.removeAuthenticator, {
  summary: 'Removes the authenticator app; recovery codes end with the last second factor',
  status: 200,
  needs: [],
  for: { planner: { body: withPassword, returns: secondFactors } },
})

export const renewRecoveryCodes = endpoint(calls.renewRecoveryCodes, {
  summary: 'Makes new recovery codes; earlier ones stop working',
  status: 200,
  needs: [],
  for: { planner: { body: withPassword, returns: z.object({ recoveryCodes: codes }) } },
})

export const passkeyOptions = endpoint(calls.passkeyOptions, {
  summary: 'What a browser makes a passkey of the caller with',
  status: 200,
  needs: [],
  beforeSecondFactor: true,
  for: { planner: { body: withPassword, returns: creationOptions } },
})

export const addPasskey = endpoint(calls.addPasskey, {
  summary: 'Adds the passkey that was made; the first second factor brings recovery codes',
  needs: [],
  beforeSecondFactor: true,
  for: { planner: { body: newCredential, returns: z.extend(addedFactor, { passkey }) } },
})

export const passkeyName = z.object({ name: requiredText('Please enter a name.', 60) })

export const renamePasskey = endpoint(calls.renamePasskey, {
  summary: 'Renames a passkey of the caller',
  needs: [],
  for: { planner: { body: passkeyName, returns: passkey } },
})

export const removePasskey = endpoint(calls.removePasskey, {
  summary: 'Removes a passkey of the caller; recovery codes end with the last second factor',
  status: 200,
  needs: [],
  for: { planner: { body: withPassword, returns: secondFactors } },
})

export const signInOptions = endpoint(calls.signInOptions, {
  summary: 'What a passkey signs in with',
  status: 200,
  for: { anyone: { returns: requestOptions } },
})

export const signIn = endpoint(calls.signIn, {
  summary: 'Signs in with a passkey, without a password, and sets the session cookie',
  status: 200,
  for: { anyone: { body: provenCredential, returns: z.object({ user: planner }) } },
})

const requirement = z.object({ isRequired: z.boolean() })
/** `hasOwn`: whether the owner has a second factor. */
const requirementNow = z.extend(requirement, { hasOwn: z.boolean() })

export const readRequirement = endpoint(calls.readRequirement, {
  summary: 'Whether everybody in the studio needs a second factor',
  needs: 'account',
  for: { planner: { returns: requirementNow } },
})

export const setRequirement = endpoint(calls.setRequirement, {
  summary: 'Requires a second factor of everybody in the studio, at once; its owner must have one',
  needs: 'account',
  for: { planner: { body: requirement, returns: requirementNow } },
})

export const resetMember = endpoint(calls.resetMember, {
  summary: 'Removes the second factors of a member who has lost them, and signs the member out',
  needs: 'account',
  status: 200,
  for: { planner: { body: withPassword, returns: member } },
})
