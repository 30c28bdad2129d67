/** All refusals: each reason has one status and a message for users. */
export const refusals = {
  invalid: { status: 400, message: 'Please check what you entered.' },
  'signed-out': { status: 401, message: 'Please sign in to continue.' },
  forbidden: { status: 403, message: 'You are not allowed to do that.' },
  'not-found': { status: 404, message: 'We could not find what you were looking for.' },
  taken: { status: 409, message: 'That is already taken.' },
  'too-large': { status: 413, message: 'That is too large.' },
  'wrong-type': { status: 415, message: 'That kind of content is not accepted here.' },
  running: { status: 425, message: 'This is already being done. Please wait a moment.' },
  'too-many': { status: 429, message: 'Too many attempts. Please wait a little and try again.' },
  busy: { status: 503, message: 'Larkspur is very busy right now. Please try again in a moment.' },
  unreachable: {
    status: 503,
    message: 'Larkspur cannot reach its data at the moment. Please try again in a moment.',
  },
  'no-room': {
    status: 507,
    message:
      'There is no room left to store that. Whoever runs this Larkspur has to make some; please try again later.',
  },
} as const

export type Reason = keyof typeof refusals
export type Issue = { path: string; message: string }

/** With what a sign-in can go on after the password. */
export type SecondFactorMethod = 'app' | 'passkey' | 'recovery'

/** The body of every error answer. */
export type ErrorBody = {
  message: string
  issues?: Issue[]
  requestId?: string
  needsVerification?: true
  /** The password was right, and the account has second factors. */
  needsSecondFactor?: true
  /** The studio requires a second factor, and the account has none. */
  mustAddSecondFactor?: true
  methods?: readonly SecondFactorMethod[]
  /** The values that the fields have by now, if somebody else has changed them meanwhile. */
  current?: Readonly<Record<string, unknown>>
}
