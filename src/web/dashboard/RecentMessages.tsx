import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { Link } from '#web/router/Link.tsx'
import { Avatar } from '#web/ui/Avatar.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { TitledCard } from '#web/ui/Card.tsx'
import { relativeTime } from '#web/ui/instants.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FailedState } from '#web/ui/FailedState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { laidOutWhenSeen } from '#web/ui/off-screen.ts'

const most = 3

export function RecentMessages() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.messages.recent, {})
  const all = (
    <ButtonLink to="/messages" variant="quiet" className="-my-2 -mr-3">
      View All
    </ButtonLink>
  )
  return (
    <TitledCard title="Recent Messages" actions={all} className={laidOutWhenSeen}>
      {isLoadingError && <FailedState what="messages" onRetry={() => void refetch()} pending={isFetching} />}
      {!data && !isLoadingError && <Skeleton className="h-40 rounded-md" />}
      {data?.length === 0 && (
        <EmptyState title="No recent messages" text="Messages from clients will appear here" className="py-6" />
      )}
      <ul className="-mx-2 -mb-2">
        {data?.slice(0, most).map((message) => (
          <li key={message.id}>
            <Link
              to="/messages"
              search={{ client: message.clientId }}
              className="flex gap-3 rounded-sm px-2 py-2.5 hover:bg-sunken"
            >
              <Avatar name={message.senderName || 'U'} src={message.avatarUrl} className="size-9 text-sm" />
              <span className="min-w-0 flex-1">
                <span className="flex items-baseline justify-between gap-3">
                  <span className="truncate text-sm font-medium">{message.clientName}</span>
                  <span className="shrink-0 text-xs text-muted">{relativeTime(message.createdAt)}</span>
                </span>
                <span className="line-clamp-2 text-sm text-muted">
                  {message.senderName || 'Client'}: {message.content || 'Sent a file'}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}
