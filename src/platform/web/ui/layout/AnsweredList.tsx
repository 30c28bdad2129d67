import type { ReactNode } from 'react'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { OnlyNewest } from '#platform/web/ui/layout/OnlyNewest.tsx'

type Props<Row> = {
  /** The result of useAnswer. */
  answer: { data: Row[] | undefined; isLoadingError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Names the content in the error message. */
  what: string
  skeleton: ReactNode
  /** The text for an empty list. */
  none: readonly [title: string, text: string]
  icon?: ReactNode
  action?: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A list, with its loading, failed and empty states. */
export function AnsweredList<Row>({ answer, what, skeleton, none: [title, text], icon, action, children }: Props<Row>) {
  const { data, isLoadingError, isFetching, refetch } = answer
  if (data && data.length > 0) {
    return (
      <>
        <OnlyNewest rows={data} />
        {children(data)}
      </>
    )
  }
  if (isLoadingError) return <FailedState what={what} onRetry={() => void refetch()} pending={isFetching} />
  if (!data) return skeleton
  return (
    <Card>
      <EmptyState icon={icon} title={title} text={text} action={action} />
    </Card>
  )
}
