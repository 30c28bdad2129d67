import { createElement } from 'react'
import type { Notification } from '#talk/notifications/contract/endpoints.ts'
import { iconOf, tintOf } from '#talk/notifications/web/looks.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { relativeTime } from '#platform/web/ui/format/instants.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { notification: Notification; isHigh: boolean; count?: number; onChoose: () => void }

export function NotificationRow({ notification, isHigh, count = 1, onChoose }: Props) {
  const { type, title, message, read, priority, createdAt } = notification
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full gap-3 rounded-sm px-2 py-3 text-left hover:bg-sunken"
    >
      <span className={joined('relative grid size-9 shrink-0 place-items-center rounded-full', tintOf(priority))}>
        {createElement(iconOf(type), { 'aria-hidden': true, className: 'size-4' })}
        {!read && (
          <span className="absolute top-0.5 right-0 size-2 rounded-full bg-dot">
            <span className="sr-only">Unread</span>
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-2">
          <span className={joined('min-w-0 flex-1 text-sm', read ? 'font-medium' : 'font-semibold')}>{title}</span>
          {isHigh && <Badge tone="red">High</Badge>}
          {count > 1 && (
            <Badge tone="grey" className="tabular">
              {count}
              <span className="sr-only"> about this couple</span>
            </Badge>
          )}
        </span>
        <span className="mt-0.5 block text-sm text-muted wrap-anywhere">{message}</span>
        <span className="mt-1 block text-xs text-muted tabular">{relativeTime(createdAt)}</span>
      </span>
    </button>
  )
}
