import Bell from 'lucide-react/icons/bell'
import * as calls from '#talk/notifications/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { NotificationList } from '#talk/notifications/web/NotificationList.tsx'
import { NotificationSkeletons } from '#talk/notifications/web/NotificationSkeletons.tsx'
import { useMarkAllRead } from '#talk/notifications/web/use-mark-all-read.ts'
import { useNotifications } from '#talk/notifications/web/use-notifications.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Card } from '#platform/web/ui/layout/Card.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'
import { PageHeader } from '#platform/web/ui/layout/PageHeader.tsx'

export default function NotificationsPage() {
  const { data } = useAnswer(calls.unreadCount, {})
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
        <Notifications />
      </Card>
    </div>
  )
}

function Notifications() {
  const { notifications, failed, isFetching, retry, hasMore, loadMore, loadingMore } = useNotifications()
  if (failed) return <FailedState what="notifications" onRetry={retry} pending={isFetching} />
  if (!notifications) return <NotificationSkeletons rows={6} />
  if (notifications.length === 0) {
    return <EmptyState icon={<Bell />} title="No notifications" text="News about your weddings will appear here." />
  }
  return (
    <>
      <NotificationList notifications={notifications} />
      {hasMore && (
        <div className="flex justify-center border-t border-line pt-4 pb-2">
          <Button onClick={loadMore} pending={loadingMore}>
            Load More
          </Button>
        </div>
      )}
    </>
  )
}
