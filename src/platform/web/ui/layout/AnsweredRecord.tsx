import type { ReactNode } from 'react'
import { CallError } from '#platform/web/calls/call.ts'
import type { PlainPath } from '#platform/web/router/address.ts'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { MissingRecord } from '#platform/web/ui/layout/MissingRecord.tsx'

type Props<Row> = {
  /** The result of useAnswer. */
  answer: { data: Row | undefined; error: unknown; isFetching: boolean; refetch: () => unknown }
  /** Names the record where it is missing or could not be loaded. */
  what: string
  /** The list, linked where the record is missing. */
  back: { to: PlainPath; label: string }
  skeleton: ReactNode
  children: (record: Row) => ReactNode
}

/** One record, with its loading, failed and missing states. */
export function AnsweredRecord<Row>({ answer, what, back, skeleton, children }: Props<Row>) {
  const { data, error, isFetching, refetch } = answer
  if (error instanceof CallError && error.status === 404) return <MissingRecord what={what} {...back} />
  if (data) return children(data)
  if (error) return <FailedState what={what} onRetry={() => void refetch()} pending={isFetching} />
  return skeleton
}
