import { useNavigate } from '@tanstack/react-router'
import { contract } from '#contract/index.ts'
import type { Notification } from '#contract/notifications.ts'
import { useCall } from '#web/api.ts'
import { relatedPage } from '#web/notifications/related-page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { relativeTime } from '#web/ui/instants.ts'
import { joined } from '#web/ui/joined-classes.ts'

const priorities = {
  high: { tone: 'red', label: 'High' },
  medium: { tone: 'amber', label: 'Medium' },
  low: { tone: 'green', label: 'Low' },
} as const

/** One notification. Choosing it marks it read and goes to what it is about. */
export function NotificationRow({ notification, onChosen }: { notification: Notification; onChosen?: () => void }) {
  const update = useCall(contract.notifications.update)
  const navigate = useNavigate()
  const { id, title, message, read, priority, createdAt } = notification

  const choose = () => {
    if (!read) update.mutate({ params: { id }, body: { read: true } })
    const page = relatedPage(notification)
    if (!page) return
    onChosen?.()
    void navigate(page)
  }

  return (
    <li className="border-b border-line last:border-0">
      <button
        type="button"
        onClick={choose}
        className="flex w-full gap-3 rounded-sm px-2 py-3.5 text-left hover:bg-sunken"
      >
        <span className={joined('mt-2 size-2 shrink-0 rounded-full', !read && 'bg-dot')}>
          {!read && <span className="sr-only">Unread</span>}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <span className={joined('min-w-0 text-sm', read ? 'font-medium' : 'font-semibold')}>{title}</span>
            <Badge tone={priorities[priority].tone}>{priorities[priority].label}</Badge>
          </span>
          <span className="mt-0.5 block text-sm text-muted">{message}</span>
          <span className="mt-1 block text-xs text-muted tabular">{relativeTime(createdAt)}</span>
        </span>
      </button>
    </li>
  )
}
