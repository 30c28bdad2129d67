import { setTimeout as sleep } from 'node:timers/promises'
import type { QuickBooksOptions } from '#money/accounting/server/quickbooks/options.ts'
import { AccountingTrouble } from '#money/accounting/server/trouble.ts'

export type Reply = { status: number; text: string; retryAfterSeconds: number | undefined }

const attempts = 4
const longestWaitMs = 8000
const defaultTimeoutMs = 15_000

/** Sends a request; retries only if the service rejected it for rate limiting, without doing anything. */
export async function ask(
  url: string,
  init: RequestInit,
  { timeoutMs = defaultTimeoutMs, wait = sleep }: Pick<QuickBooksOptions, 'timeoutMs' | 'wait'>,
): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    const reply = await askOnce(url, init, timeoutMs)
    const isBusy = reply.status === 429 || reply.status === 503
    if (!isBusy || attempt === attempts) return reply
    const wished = reply.retryAfterSeconds === undefined ? 1000 * 2 ** (attempt - 1) : reply.retryAfterSeconds * 1000
    await wait(Math.min(wished, longestWaitMs))
  }
}

async function askOnce(url: string, init: RequestInit, timeoutMs: number): Promise<Reply> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    const text = await response.text()
    return { status: response.status, text, retryAfterSeconds: secondsOf(response.headers.get('retry-after')) }
  } catch (error) {
    // Messages of fetch may quote a header with a token: only the name and code are passed on.
    throw new AccountingTrouble('unreachable', `QuickBooks cannot be reached (${reasonOf(error)})`)
  }
}

const secondsOf = (header: string | null) => (header && /^\d+$/.test(header) ? Number(header) : undefined)

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name
}
