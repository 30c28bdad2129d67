import * as calls from '#talk/notifications/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { NotificationList } from '#talk/notifications/web/NotificationList.tsx'
import { NotificationSkeletons } from '#talk/notifications/web/NotificationSkeletons.tsx'
import { useMarkAllRead } from '#talk/notifications/web/use-mark-all-read.ts'
import { navigate } from '#platform/web/router/router.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'
import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'

type Props = { open: boolean; onOpenChange: (open: boolean) => void; unread: number }

export default function NotificationsDialog({ open, onOpenChange, unread }: Props) {
  const { markAllRead, isPending } = useMarkAllRead()
  const viewAll = () => {
    onOpenChange(false)
    void navigate({ to: '/notifications' })
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <span className="flex items-center gap-3">
          Notifications
          {unread > 0 && (
            <Badge tone="blue" className="font-sans">
              {unread} unread
            </Badge>
          )}
        </span>
      }
      footer={
        <>
          <Button onClick={markAllRead} pending={isPending} disabled={unread === 0}>
            Mark All Read
          </Button>
          <Button onClick={viewAll}>View All</Button>
        </>
      }
    >
      <div className="-mx-2 max-h-96 overflow-y-auto">
        <LatestNotifications onChosen={() => onOpenChange(false)} enabled={open} />
      </div>
    </Dialog>
  )
}

function LatestNotifications({ enabled, onChosen }: { enabled: boolean; onChosen: () => void }) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.list, {}, { enabled })
  if (isLoadingError) return <FailedState what="notifications" onRetry={() => void refetch()} pending={isFetching} />
  if (!data) return <NotificationSkeletons rows={4} />
  if (data.length === 0) return <EmptyState title="No notifications" />
  return <NotificationList notifications={data} onChosen={onChosen} />
}
