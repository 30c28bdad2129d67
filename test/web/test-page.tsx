import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Issue } from '#platform/contract/errors.ts'
import { cache } from '#platform/web/calls/api.ts'
import Toaster from '#platform/web/ui/overlays/Toaster.tsx'

/** Renders a component with the query cache and the toaster. */
export async function show(children: ReactNode) {
  const { promise: isShown, resolve } = Promise.withResolvers<void>()
  const shown = await render(
    <QueryClientProvider client={cache}>
      {children}
      <Toaster />
      <Last onShown={resolve} />
    </QueryClientProvider>,
  )
  await isShown
  return shown
}

/** Its effect runs after those of all that is rendered with it. */
function Last({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  return null
}

type Sent = { route: string; query: Record<string, string>; body: unknown; callId: string | null; key: string | null }
type Answers = Record<string, (sent: Sent) => unknown>

/** Thrown by an answer to refuse a call. */
export class Refused extends Error {
  readonly status: number
  readonly issues: Issue[]
  readonly current: Record<string, string> | undefined

  constructor(status: number, message: string, issues: Issue[] = [], current?: Record<string, string>) {
    super(message)
    this.status = status
    this.issues = issues
    this.current = current
  }
}

/** Answers calls in place of the server, by method and path. If an answer throws `Refused`, the call gets that status; any other error is a network failure. */
export function answerCalls(answers: Answers) {
  const sent: Sent[] = []
  const answer = async (input: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(input, location.href)
    const call = {
      route: `${method} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      callId: new Headers(headers).get('x-larkspur-call'),
      key: new Headers(headers).get('idempotency-key'),
    }
    sent.push(call)
    try {
      const given = await answers[call.route]?.(call)
      return given === undefined ? new Response(null, { status: 204 }) : Response.json(given)
    } catch (error) {
      if (error instanceof Refused) {
        const { message, issues, current, status } = error
        return Response.json({ message, issues, current }, { status })
      }
      throw new TypeError('Failed to fetch', { cause: error })
    }
  }
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    sent,
    count: (route: string) => sent.filter((call) => call.route === route).length,
    bodies: (route: string) => sent.filter((call) => call.route === route).map(({ body }) => body),
  }
}

/** An answer that the test resolves or rejects later. */
export function held<T>() {
  const { promise: answer, resolve, reject } = Promise.withResolvers<T>()
  return { answer, resolve, reject }
}
