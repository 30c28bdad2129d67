import { useEffect, useState } from 'react'
import { addressOf } from '#platform/contract/address.ts'
import type { Call } from '#platform/contract/call.ts'
import type { Answer, Input } from '#platform/contract/answers.ts'
import { call, CallError } from '#platform/web/calls/call.ts'
import { takeFirst } from '#platform/web/calls/first-data.ts'

/** Too many tries say nothing about the link. */
const isUnknown = (status: number) => status < 500 && status !== 429

type ByToken = Call & `GET /api/${string}{token}${string}`

/** What the server answers to the secret of a mailed link, embedded in the page or fetched. */
export function useAnswerByToken<E extends ByToken>(endpoint: E, token: string) {
  const [answer, setAnswer] = useState(
    () => takeFirst(addressOf(endpoint, { params: { token } })) as Answer<E> | undefined,
  )
  const [problem, setProblem] = useState<'unknown' | 'failed' | undefined>(token === '' ? 'unknown' : undefined)

  useEffect(() => {
    if (answer || problem) return
    call(endpoint, { params: { token } } as unknown as Input<E>)
      .then((came) => setAnswer(came as Answer<E>))
      .catch((error: unknown) =>
        setProblem(error instanceof CallError && isUnknown(error.status) ? 'unknown' : 'failed'),
      )
  }, [endpoint, token, answer, problem])

  return {
    answer,
    problem,
    reload: () => {
      setAnswer(undefined)
      setProblem(undefined)
    },
  }
}
