type TroubleKind =
  /** The access token has expired or was revoked; refreshing may help. */
  | 'unauthorized'
  /** The refresh token is invalid too: the planner must connect again. */
  | 'disconnected'
  | 'rate-limited'
  /** The record was changed by somebody else since it was read. */
  | 'conflict'
  /** A name or number that must be unique is taken. */
  | 'duplicate'
  /** The record, or one that it refers to, no longer exists or is inactive. */
  | 'missing'
  | 'not-json'
  | 'http'
  /** The service rejected the request, with a message. */
  | 'invalid'
  /** No response: the request may or may not have been carried out. */
  | 'unreachable'

/** A failed call to an accounting service. Its message may be shown: it contains no secrets. */
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
