export type TroubleKind =
  /** The access token has expired or was taken back; a refreshed one may do. */
  | 'unauthorized'
  /** There is nothing left to refresh: someone has to connect again. */
  | 'disconnected'
  | 'rate-limited'
  /** What was to be changed has been changed by someone else since it was read. */
  | 'conflict'
  /** A name or number that has to be unique is taken. */
  | 'duplicate'
  /** What was to be changed or referred to is not there any more, or not in use. */
  | 'missing'
  | 'not-json'
  | 'http'
  /** The service understood and refused, in its own words. */
  | 'invalid'
  /** No answer came; the service may have done what it was asked to, or not. */
  | 'unreachable'

/** A call to an accounting service failed. Its message may be shown: it never holds anything secret. */
export class AccountingTrouble extends Error {
  readonly kind: TroubleKind
  readonly retryAfterSeconds: number | undefined

  constructor(kind: TroubleKind, message: string, retryAfterSeconds?: number) {
    super(message)
    this.kind = kind
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const isTrouble = (error: unknown, kind: TroubleKind): error is AccountingTrouble =>
  error instanceof AccountingTrouble && error.kind === kind
