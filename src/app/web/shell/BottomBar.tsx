import sheet from '#app/web/shell/bottom-bar.css?url'
import Menu from 'lucide-react/icons/menu'
import { isCurrent } from '#app/web/shell/is-current.ts'
import { navigationHere } from '#overview/search/web/public/navigation.ts'
import * as notificationCalls from '#talk/notifications/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { useLocation } from '#platform/web/router/Router.tsx'
import { Count } from '#platform/web/ui/layout/Count.tsx'

const shown = new Set<string>(['/', '/days', '/calendar', '/tasks', '/messages'])

/** On phones, the pages that are opened most, and the sidebar with all of them. */
export default function BottomBar({ onMore }: { onMore: () => void }) {
  const { path } = useLocation()
  const { data } = useAnswer(notificationCalls.unreadCount, {})
  const entries = navigationHere().filter(({ to }) => shown.has(to))
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="default" />
      <nav aria-label="Most used" className="bottom-bar">
        {entries.map(({ label, to, icon: Icon }) => {
          const unread = to === '/messages' && data?.messages
          return (
            <Link
              key={to}
              to={to}
              aria-current={isCurrent(to, path) ? 'page' : undefined}
              aria-label={unread ? `${label}, ${unread} unread` : undefined}
            >
              <Icon aria-hidden />
              {label}
              <Count of={unread} className="absolute top-0.5 left-1/2 ml-1" />
            </Link>
          )
        })}
        <button type="button" aria-controls="sidebar" aria-expanded={false} onClick={onMore}>
          <Menu aria-hidden />
          More
        </button>
      </nav>
    </>
  )
}
