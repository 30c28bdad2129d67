/** An error in the service's format: an HTTP status, a code, and a fault with details. */
export class Refusal extends Error {
  readonly status: number
  readonly body: object

  constructor(code: string, Message: string, Detail = Message, status = 400, type = 'ValidationFault') {
    super(Message)
    this.status = status
    this.body = { Fault: { Error: [{ Message, Detail, code, element: '' }], type }, time: new Date().toISOString() }
  }
}

export const unsupported = (what: string) =>
  new Refusal('2010', 'Request has invalid or unsupported property', `Property Name:${what} is unsupported or invalid`)

export const wrongLength = (most: number, supplied: number) =>
  new Refusal(
    '2050',
    'String length is either shorter or longer than supported by specification',
    `String length specified does not match the supported length. Min:0 Max:${most} supported. Supplied length:${supplied}`,
  )

export const notFound = () =>
  new Refusal(
    '610',
    'Object Not Found',
    "Object Not Found : Something you're trying to use has been made inactive. Check the fields with accounts, customers, items, vendors or employees.",
  )

export const missing = (what: string) =>
  new Refusal('2020', 'Required param missing, need to supply the required value for the API', what)

export const unknownReference = (what: string) =>
  new Refusal(
    '2500',
    'Invalid Reference Id',
    `Invalid Reference Id : ${what} assigned to this transaction has been deleted`,
  )

export const unauthenticated = () =>
  new Refusal('3200', 'message=AuthenticationFailed; errorCode=003200; statusCode=401', '', 401, 'AUTHENTICATION')

export const unauthorized = () =>
  new Refusal(
    '3100',
    'message=ApplicationAuthorizationFailed; errorCode=003100; statusCode=403',
    '',
    403,
    'AUTHORIZATION',
  )
