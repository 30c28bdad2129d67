import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/Card.tsx'
import { EmptyState } from '#web/ui/layout/EmptyState.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'

type Props<Row> = {
  /** From useAnswer. */
  answer: { data: Row[] | undefined; isLoadingError: boolean; isFetching: boolean; refetch: () => unknown }
  /** What could not be loaded, in words. */
  what: string
  skeleton: ReactNode
  /** What is said and offered where there is nothing yet. */
  none: readonly [title: string, text: string]
  icon?: ReactNode
  action?: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A list, full or empty, or what stands in its place until it has come. */
export function AnsweredList<Row>({ answer, what, skeleton, none: [title, text], icon, action, children }: Props<Row>) {
  const { data, isLoadingError, isFetching, refetch } = answer
  if (data && data.length > 0) return children(data)
  if (isLoadingError) return <FailedState what={what} onRetry={() => void refetch()} pending={isFetching} />
  if (!data) return skeleton
  return (
    <Card>
      <EmptyState icon={icon} title={title} text={text} action={action} />
    </Card>
  )
}
