import { memo } from 'react'
import type { Conversation } from '#talk/messages/contract/endpoints.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { Avatar } from '#platform/web/ui/layout/Avatar.tsx'
import { relativeTime } from '#platform/web/ui/format/instants.ts'
import { useLocation } from '#platform/web/router/Router.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { coupleNames } from '#platform/contract/names.ts'

type Props = { conversation: Conversation; current: boolean }

export const ConversationRow = memo(function ConversationRow({ conversation, current }: Props) {
  const { clientId, avatarUrl, unread, lastMessage } = conversation
  const names = coupleNames(conversation)
  const search = Object.fromEntries(new URLSearchParams(useLocation().search))
  return (
    <li className="border-b border-line offscreen-18 last:border-0">
      <Link
        to="/messages"
        search={{ ...search, client: clientId }}
        resetScroll={false}
        aria-current={current ? 'true' : undefined}
        className={joined(
          'flex items-center gap-3 px-4 py-3.5 transition-colors focus-visible:-outline-offset-2',
          current ? 'bg-accent-soft' : 'hover:bg-sunken',
        )}
      >
        <Avatar name={names} src={avatarUrl} className={joined('size-11', current && 'bg-card!')} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className={joined('truncate', unread > 0 ? 'font-semibold' : 'font-medium')}>{names}</span>
            {lastMessage && (
              <span className="shrink-0 text-xs text-muted tabular">{relativeTime(lastMessage.timestamp)}</span>
            )}
          </span>
          <span className="mt-0.5 flex items-center gap-3 text-sm text-muted">
            <span dir="auto" className={joined('min-w-0 flex-1 truncate', unread > 0 && 'text-ink')}>
              {preview(lastMessage)}
            </span>
            {unread > 0 && (
              <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent px-1.5 text-xs font-medium text-on-accent tabular">
                {unread > 99 ? '99+' : unread}
                <span className="sr-only"> unread</span>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  )
})

function preview(last: Conversation['lastMessage']): string {
  if (!last) return 'No messages yet'
  const words = last.content || 'Sent a file'
  return last.sender === 'planner' ? `You: ${words}` : words
}
