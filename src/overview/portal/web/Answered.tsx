import type { ReactNode } from 'react'
import type { Call } from '#platform/contract/call.ts'
import type { Answer, Input } from '#platform/contract/answers.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props<E extends Call> = {
  endpoint: E
  clientId: number
  what: string
  children: (answer: Answer<E>) => ReactNode
}

/** A section of the portal with its answer, or its loading and failed states. */
export function Answered<E extends Call>({ endpoint, clientId, what, children }: Props<E>) {
  const input = { params: { id: clientId } } as unknown as Input<E>
  const { data, isLoadingError, isFetching, refetch } = useAnswer(endpoint, input)
  if (data !== undefined) return children(data)
  if (isLoadingError) return <FailedState what={what} onRetry={() => void refetch()} pending={isFetching} />
  return (
    <div role="status" aria-busy aria-label={t('Loading the {what}', { what })} className="space-y-4">
      <Skeleton className="h-28 w-full rounded-md" />
      <Skeleton className="h-28 w-full rounded-md" />
    </div>
  )
}
