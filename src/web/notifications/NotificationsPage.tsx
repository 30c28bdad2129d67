import { Bell } from 'lucide-react'
import { useState } from 'react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { NotificationList } from '#web/notifications/NotificationList.tsx'
import { NotificationSkeletons } from '#web/notifications/NotificationSkeletons.tsx'
import { useMarkAllRead } from '#web/notifications/use-mark-all-read.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { FailedState } from '#web/ui/FailedState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'

/** As many as the server answers with when it is not told how many. */
const pageSize = 50

export default function NotificationsPage() {
  const { data } = useAnswer(contract.notifications.unreadCount, {})
  const { markAllRead, isPending } = useMarkAllRead()
  const unread = data?.count ?? 0
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Notifications"
        subtitle={unread > 0 ? `${unread} unread` : 'You are up to date'}
        actions={
          <Button onClick={markAllRead} pending={isPending} disabled={unread === 0}>
            Mark All Read
          </Button>
        }
      />
      <Card className="px-3 py-2 sm:px-4 sm:py-2">
        <NotificationsBefore />
      </Card>
    </div>
  )
}

/** One page of the list and, when asked for, the older ones below it. */
function NotificationsBefore({ before }: { before?: number }) {
  const [more, setMore] = useState(false)
  const query = before === undefined ? undefined : { before }
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.notifications.list, query ? { query } : {})
  if (isLoadingError) return <FailedState what="notifications" onRetry={() => void refetch()} pending={isFetching} />
  if (!data) return <NotificationSkeletons rows={6} />
  if (data.length === 0 && before === undefined) {
    return <EmptyState icon={<Bell />} title="No notifications" text="News about your weddings will appear here." />
  }
  const last = data.at(-1)
  return (
    <>
      <NotificationList notifications={data} />
      {data.length === pageSize && last && !more && (
        <div className="flex justify-center border-t border-line pt-4 pb-2">
          <Button onClick={() => setMore(true)}>Load more</Button>
        </div>
      )}
      {more && last && <NotificationsBefore before={last.id} />}
    </>
  )
}
