import { refusals, type ErrorBody, type Reason } from '#platform/contract/errors.ts'

type Details = Partial<Omit<ErrorBody, 'requestId'>> & { retryAfter?: number }

/** The only way to refuse a call: thrown anywhere, turned into an HTTP answer in one place. */
export class Refusal extends Error {
  readonly reason: Reason
  readonly details: Details

  constructor(reason: Reason, details: Details = {}) {
    super(details.message ?? refusals[reason].message)
    this.reason = reason
    this.details = details
  }
}

export function refuse(reason: Reason, details?: Details): never {
  throw new Refusal(reason, details)
}

/** The message is shown at the field of the form. */
export const refuseField = (path: string, message: string): never =>
  refuse('invalid', { message, issues: [{ path, message }] })
