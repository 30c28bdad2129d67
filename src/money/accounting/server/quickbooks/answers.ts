import * as z from 'zod/mini'
import type { Reply } from '#money/accounting/server/quickbooks/ask.ts'
import { AccountingTrouble } from '#money/accounting/server/trouble.ts'

const fault = z.object({
  Fault: z.object({
    Error: z
      .array(
        z.object({ Message: z.optional(z.string()), Detail: z.optional(z.string()), code: z.optional(z.string()) }),
      )
      .check(z.minLength(1)),
  }),
})
type Fault = z.output<typeof fault>['Fault']['Error'][number]

/** The parsed response; every error response is thrown as `AccountingTrouble`. */
export function answerOf<S extends z.ZodMiniType>({ status, text, retryAfterSeconds }: Reply, schema: S): z.output<S> {
  if (status === 401) throw new AccountingTrouble('unauthorized', 'QuickBooks does not accept the access token')
  if (status === 429) throw rateLimited(retryAfterSeconds)
  const isOk = status >= 200 && status < 300
  const body = jsonOf(text)
  if (body === undefined && (isOk || text.trimStart().startsWith('<'))) {
    throw new AccountingTrouble('not-json', `Server returned HTML instead of JSON (HTTP ${status})`)
  }
  // Some errors come with status 200.
  const refusal = fault.safeParse(body)
  const [first] = refusal.success ? refusal.data.Fault.Error : []
  if (first && status < 500) throw troubleOf(first, retryAfterSeconds)
  if (!isOk) throw new AccountingTrouble('http', `HTTP ${status}: Failed to connect`)
  return checked(body, schema)
}

export function checked<S extends z.ZodMiniType>(value: unknown, schema: S): z.output<S> {
  const read = schema.safeParse(value)
  if (!read.success) throw new AccountingTrouble('invalid', 'QuickBooks sent an unexpected answer')
  return read.data
}

function troubleOf({ Message, Detail, code }: Fault, retryAfterSeconds: number | undefined): AccountingTrouble {
  const words = [Message, Detail].filter((part) => part && part.trim() !== '').join(': ') || `Fault ${code}`
  switch (code) {
    case '3001':
    case '003001':
      return rateLimited(retryAfterSeconds)
    case '3200':
    case '003200':
      return new AccountingTrouble('unauthorized', 'QuickBooks does not accept the access token')
    case '5010':
      return new AccountingTrouble('conflict', words)
    case '610':
    case '2500':
      return new AccountingTrouble('missing', words)
    case '6140':
    case '6240':
      return new AccountingTrouble('duplicate', words)
    default:
      return new AccountingTrouble('invalid', words)
  }
}

const rateLimited = (retryAfterSeconds: number | undefined) =>
  new AccountingTrouble('rate-limited', 'QuickBooks asks for fewer requests', retryAfterSeconds ?? 60)

export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
