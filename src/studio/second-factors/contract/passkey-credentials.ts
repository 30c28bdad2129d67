import * as z from 'zod/mini'

/** Bytes in base64url; what is in them is checked by their signature. */
const encoded = (max: number) => z.string().check(z.maxLength(max))

const credential = { id: encoded(2000), rawId: encoded(2000), type: z.literal('public-key') }

/** What a browser answers with when a passkey was made. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(5000),
    attestationObject: encoded(50_000),
  }),
})
export type NewCredential = z.output<typeof newCredential>

/** What a browser answers with when a passkey has signed a challenge. */
export const provenCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(5000),
    authenticatorData: encoded(5000),
    signature: encoded(10_000),
    userHandle: z.optional(encoded(200)),
  }),
})
export type ProvenCredential = z.output<typeof provenCredential>

const need = z.enum(['required', 'preferred', 'discouraged'])
const publicKey = z.literal('public-key')

/** What a browser makes a passkey with, in the names of the WebAuthn standard. */
export const creationOptions = z.object({
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  timeout: z.optional(z.number()),
  /** The device is not to make a second one. */
  excludeCredentials: z.optional(z.array(z.object({ id: z.string(), type: z.string() }))),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(need),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(need),
    }),
  ),
})
export type CreationOptions = z.output<typeof creationOptions>

/** What a passkey signs in with. */
export const requestOptions = z.object({
  rpId: z.optional(z.string()),
  challenge: z.string(),
  timeout: z.optional(z.number()),
  userVerification: z.optional(need),
})
export type RequestOptions = z.output<typeof requestOptions>
