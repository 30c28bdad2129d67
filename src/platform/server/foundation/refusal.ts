import { refusals, type ErrorBody, type Reason } from '#platform/contract/errors.ts'
import type { MessageValues } from '#platform/contract/locale/translate.ts'
import { translator } from '#platform/server/foundation/translator.ts'

/** A text and its values, translated when the answer is made. */
type Told = { message: string; values?: MessageValues | undefined }

type Details = Partial<Omit<ErrorBody, 'requestId' | 'message'> & Told> & { retryAfter?: number }

const english = translator('en')

/** The only way to refuse a call: thrown anywhere, turned into an HTTP answer in one place. */
export class Refusal extends Error {
  readonly reason: Reason
  readonly details: Details & Told

  constructor(reason: Reason, details: Details = {}) {
    const { message = refusals[reason].message, values } = details
    super(english(message, values))
    this.reason = reason
    this.details = { ...details, message }
  }
}

export function refuse(reason: Reason, details?: Details): never {
  throw new Refusal(reason, details)
}

/** The message of a refusal with placeholders: `refuse('invalid', told('A day has at most {most} items.', { most }))`. */
export const told = (message: string, values: MessageValues) => ({ message, values })

/** The message is shown at the field of the form. */
export const refuseField = (path: string, message: string): never =>
  refuse('invalid', { message, issues: [{ path, message }] })
