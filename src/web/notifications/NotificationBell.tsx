import { Bell } from 'lucide-react'
import { lazy, useState } from 'react'
import { Later } from '#web/ui/Later.tsx'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { IconButton } from '#web/ui/Button.tsx'

const NotificationsDialog = lazy(() => import('#web/notifications/NotificationsDialog.tsx'))

export function NotificationBell() {
  const [open, setOpen] = useState<boolean>()
  const { data } = useAnswer(contract.notifications.unreadCount, {})
  const count = data?.count ?? 0
  const label = count > 0 ? `Notifications, ${count} unread` : 'Notifications'
  return (
    <span className="relative inline-flex">
      <IconButton label={label} tooltip="Notifications" onClick={() => setOpen(true)}>
        <Bell />
      </IconButton>
      {count > 0 && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-0.5 right-0 grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-accent px-1 text-[0.6875rem] font-semibold text-on-accent tabular"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
      {open !== undefined && (
        <Later>
          <NotificationsDialog open={open} onOpenChange={setOpen} unread={count} />
        </Later>
      )}
    </span>
  )
}
