import * as z from 'zod/mini'
import * as calls from '#weddings/couples/contract/couple-passkeys/calls.ts'
import { coupleClient } from '#weddings/clients/contract/endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { nothing, zoneOfBrowser } from '#platform/contract/fields.ts'
import {
  creationOptions,
  newCredential,
  provenCredential,
  requestOptions,
} from '#studio/second-factors/contract/passkey-credentials.ts'
import { passkey } from '#studio/second-factors/contract/endpoints.ts'

export const list = endpoint(calls.list, {
  summary: 'The passkeys with which the signed-in person opens the portal',
  for: { couple: { returns: z.array(passkey) } },
})

export const options = endpoint(calls.options, {
  summary: 'What a browser makes a passkey of the signed-in person with',
  status: 200,
  for: { couple: { returns: creationOptions } },
})

export const add = endpoint(calls.add, {
  summary: 'Adds the passkey that was made',
  for: { couple: { body: newCredential, returns: passkey } },
})

export const remove = endpoint(calls.remove, {
  summary: 'Removes a passkey of the signed-in person',
  for: { couple: { returns: nothing } },
})

export const signInOptions = endpoint(calls.signInOptions, {
  summary: 'What a passkey opens a portal with',
  status: 200,
  for: { anyone: { returns: requestOptions } },
})

export const signIn = endpoint(calls.signIn, {
  summary: 'Signs a person of a couple in with a passkey, and sets the session cookie',
  status: 200,
  for: {
    anyone: {
      body: z.extend(provenCredential, { timeZone: zoneOfBrowser }),
      returns: z.object({ client: coupleClient }),
    },
  },
})
