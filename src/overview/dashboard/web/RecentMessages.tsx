import * as messageCalls from '#talk/messages/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { Avatar } from '#platform/web/ui/layout/Avatar.tsx'
import { relativeTime } from '#platform/web/ui/format/instants.ts'
import { ShortList } from '#overview/dashboard/web/ShortList.tsx'

const none = ['No recent messages', 'Messages from clients will appear here'] as const

export function RecentMessages() {
  const answer = useAnswer(messageCalls.recent, {})
  return (
    <ShortList title="Recent Messages" to="/messages" answer={answer} what="messages" none={none}>
      {(message) => (
        <li key={message.id}>
          <Link
            to="/messages"
            search={{ client: message.clientId }}
            className="flex gap-3 rounded-sm px-2 py-2.5 hover:bg-sunken"
          >
            <Avatar
              name={message.personName ?? (message.senderName || 'U')}
              src={message.avatarUrl}
              className="size-9 text-sm"
            />
            <span className="min-w-0 flex-1">
              <span className="flex items-baseline justify-between gap-3">
                <span className="truncate text-sm font-medium">{message.clientName}</span>
                <span className="shrink-0 text-xs text-muted">{relativeTime(message.createdAt)}</span>
              </span>
              <span className="line-clamp-2 text-sm text-muted">
                {message.personName ?? (message.senderName || 'Client')}: <bdi>{message.content || 'Sent a file'}</bdi>
              </span>
            </span>
          </Link>
        </li>
      )}
    </ShortList>
  )
}
