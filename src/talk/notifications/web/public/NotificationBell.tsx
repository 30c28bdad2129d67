import Bell from 'lucide-react/icons/bell'
import { lazy, useState } from 'react'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import * as calls from '#talk/notifications/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { Count } from '#platform/web/ui/layout/Count.tsx'

const NotificationsDialog = lazy(() => import('#talk/notifications/web/NotificationsDialog.tsx'))

export function NotificationBell() {
  const [open, setOpen] = useState<boolean>()
  const { data } = useAnswer(calls.unreadCount, {})
  const count = data?.count ?? 0
  return (
    <span className="relative inline-flex">
      <IconButton
        label={count > 0 ? `Notifications, ${count} unread` : 'Notifications'}
        tooltip="Notifications"
        onClick={() => setOpen(true)}
      >
        <Bell />
      </IconButton>
      <Count of={count} className="absolute top-0.5 right-0" />
      {open !== undefined && (
        <Later>
          <NotificationsDialog open={open} onOpenChange={setOpen} unread={count} />
        </Later>
      )}
    </span>
  )
}
