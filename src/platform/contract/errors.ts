import { msg } from '#platform/contract/locale/translate.ts'

/** All refusals: each reason has one status and a message for users. */
export const refusals = {
  invalid: { status: 400, message: msg('Please check what you entered.') },
  'signed-out': { status: 401, message: msg('Please sign in to continue.') },
  forbidden: { status: 403, message: msg('You are not allowed to do that.') },
  'not-found': { status: 404, message: msg('We could not find what you were looking for.') },
  taken: { status: 409, message: msg('That is already taken.') },
  'too-large': { status: 413, message: msg('That is too large.') },
  'wrong-type': { status: 415, message: msg('That kind of content is not accepted here.') },
  running: { status: 425, message: msg('This is already being done. Please wait a moment.') },
  'too-many': { status: 429, message: msg('Too many attempts. Please wait a little and try again.') },
  busy: { status: 503, message: msg('Larkspur is very busy right now. Please try again in a moment.') },
  unreachable: {
    status: 503,
    message: msg('Larkspur cannot reach its data at the moment. Please try again in a moment.'),
  },
  'no-room': {
    status: 507,
    message: msg(
      'There is no room left to store that. Whoever runs this Larkspur has to make some; please try again later.',
    ),
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
