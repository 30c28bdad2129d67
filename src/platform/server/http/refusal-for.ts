import { refusals, type ErrorBody, type Issue, type Reason } from '#platform/contract/errors.ts'
import { msg, type Translate } from '#platform/contract/locale/translate.ts'
import { isForgottenStatement } from '#platform/server/db/forgotten.ts'
import { Refusal } from '#platform/server/foundation/refusal.ts'
import { troubleOf, type Trouble } from '#platform/server/http/classify-outage.ts'

export const statusOf = ({ reason }: Refusal): number => refusals[reason].status

export function bodyOf(
  {
    details: { message, values, issues, needsVerification, needsSecondFactor, methods, mustAddSecondFactor, current },
  }: Refusal,
  t: Translate,
): ErrorBody {
  return {
    message: t(message, values),
    ...(issues && { issues: issues.map((issue) => ({ ...issue, message: t(issue.message) })) }),
    ...(current && { current }),
    ...(needsVerification && { needsVerification }),
    ...(mustAddSecondFactor && { mustAddSecondFactor }),
    ...(needsSecondFactor && methods && { needsSecondFactor, methods, mustAddSecondFactor }),
  }
}

type DatabaseError = { code: string; constraint?: string; message?: string }

const taken: Record<string, Issue> = {
  people_email: { path: 'email', message: msg('Someone in this wedding already has this email address.') },
  members_email: { path: 'email', message: 'Someone with this email address is already on your team.' },
  planners_email: { path: 'email', message: 'An account with this email address already exists.' },
  client_vendors_once: { path: 'vendorId', message: 'This vendor is already part of this wedding.' },
  invoices_number: { path: 'invoiceNumber', message: 'Another invoice already has this number.' },
}

/** Database error codes have five characters including a digit; system error codes have none. */
function databaseError(error: unknown): DatabaseError | undefined {
  const source = error instanceof Error && error.cause ? error.cause : error
  const code = (source as { code?: unknown } | null)?.code
  return typeof code === 'string' && /^(?=.*\d)\w{5}$/.test(code) ? (source as DatabaseError) : undefined
}

/** Refused, and our fault: no call should need a right that its caller's role lacks. */
export const isMissingGrant = (error: unknown): boolean => databaseError(error)?.code === '42501'

/** A database error as a refusal; undefined if it is our fault. */
function fromDatabase({ code, constraint, message }: DatabaseError): Refusal | undefined {
  switch (code) {
    case '23505': {
      const issue = taken[constraint ?? '']
      return new Refusal('taken', issue && { message: issue.message, issues: [issue] })
    }
    case '23514':
      return constraint === 'ceiling' ? new Refusal('taken', { message }) : undefined
    case '23503':
      return new Refusal('not-found')
    case '42501':
      return new Refusal('forbidden')
    case '22P05':
    case '22021':
    case '22003':
      return new Refusal('invalid')
    case '40001':
    case '40P01':
    case '55P03':
    case '57014':
      return new Refusal('busy')
    default:
      return undefined
  }
}

const fromFramework: Record<string, Reason> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-type',
  FST_UNDER_PRESSURE: 'busy',
}

const refusalIn: Record<Trouble, () => Refusal> = {
  database: () => new Refusal('unreachable'),
  'room in the database': () => new Refusal('no-room'),
  files: () => new Refusal('busy', { message: msg('Files cannot be reached at the moment. Please try again.') }),
  'room for files': () => new Refusal('no-room'),
}

/** Any error as a refusal; undefined means an internal error. */
export function refusalFor(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  // The connection was ended, and another one prepares the statement anew.
  if (isForgottenStatement(error)) return new Refusal('busy')
  const trouble = troubleOf(error)
  if (trouble) return refusalIn[trouble]()
  const refusedByDatabase = databaseError(error)
  if (refusedByDatabase) return fromDatabase(refusedByDatabase)
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  const reason = code ? fromFramework[code] : undefined
  if (reason) return new Refusal(reason)
  if (statusCode === 413) return new Refusal('too-large')
  if (statusCode === 415) return new Refusal('wrong-type')
  if (statusCode && statusCode >= 400 && statusCode < 500) return new Refusal('invalid')
  return undefined
}
