import type { ReactNode } from 'react'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { Skeleton } from '#platform/web/ui/layout/Skeleton.tsx'
import type { PlainPath } from '#platform/web/router/address.ts'

const most = 3

type CardProps = { title: string; all: { to: PlainPath; label: string }; children: ReactNode }

/** A list on the dashboard, with a link to its page. */
export function ListCard({ title, all: { to, label }, children }: CardProps) {
  const link = (
    <ButtonLink to={to} variant="quiet" className="-my-2 -mr-3">
      {label}
    </ButtonLink>
  )
  return (
    <TitledCard title={title} actions={link} className="offscreen-80">
      {children}
    </TitledCard>
  )
}

type Props<Row> = {
  title: string
  to: PlainPath
  /** The result of useAnswer. */
  answer: { data: Row[] | undefined; isLoadingError: boolean; isFetching: boolean; refetch: () => unknown }
  /** Names the content in the error message. */
  what: string
  none: readonly [title: string, text: string]
  children: (row: Row) => ReactNode
}

/** The first rows of a list. */
export function ShortList<Row>({ title, to, answer, what, none, children }: Props<Row>) {
  const { data, isLoadingError, isFetching, refetch } = answer
  return (
    <ListCard title={title} all={{ to, label: 'View All' }}>
      {isLoadingError && <FailedState what={what} onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="h-40 rounded-md" />}
      {data?.length === 0 && <EmptyState title={none[0]} text={none[1]} className="py-6" />}
      <ul className="-mx-2 -mb-2">{data?.slice(0, most).map(children)}</ul>
    </ListCard>
  )
}
