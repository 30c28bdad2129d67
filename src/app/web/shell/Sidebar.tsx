import { useEffect, useRef } from 'react'
import * as notificationCalls from '#talk/notifications/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Link } from '#platform/web/router/Link.tsx'
import { useLocation } from '#platform/web/router/Router.tsx'
import { Mark } from '#platform/web/ui/layout/Mark.tsx'
import { isCurrent } from '#app/web/shell/is-current.ts'
import { navigationHere } from '#overview/search/web/public/navigation.ts'
import { Count } from '#platform/web/ui/layout/Count.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { collapsed: boolean; overlaid: boolean; onClose: () => void }

export function Sidebar({ collapsed, overlaid, onClose }: Props) {
  const path = useLocation().path
  const box = useRef<HTMLElement>(null)
  const onlyIcons = collapsed && !overlaid
  const { data } = useAnswer(notificationCalls.unreadCount, {})

  useEffect(() => {
    if (!overlaid) return
    const before = document.activeElement as HTMLElement | null
    box.current?.querySelector('a')?.focus()
    const press = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    addEventListener('keydown', press)
    return () => {
      removeEventListener('keydown', press)
      before?.focus()
    }
  }, [overlaid, onClose])

  return (
    <>
      {overlaid && <div aria-hidden onClick={onClose} className="fixed inset-0 z-30 animate-appear bg-scrim" />}
      <aside ref={box} id="sidebar" data-overlaid={overlaid || undefined} className="shell-sidebar">
        <Link
          to="/"
          onClick={onClose}
          aria-label="Larkspur, to the dashboard"
          className="flex h-16 shrink-0 items-center gap-2.5 px-5 font-display text-xl tracking-[-0.01em] focus-visible:-outline-offset-2"
        >
          <Mark className="size-7 shrink-0" />
          {!onlyIcons && 'Larkspur'}
        </Link>
        <nav aria-label="Main" className="flex flex-col gap-0.5 px-3 pt-3">
          {navigationHere().map(({ label, to, icon: Icon }) => {
            const current = isCurrent(to, path)
            const unread = to === '/messages' && data?.messages
            const name = unread ? `${label}, ${unread} unread` : label
            return (
              <Link
                key={to}
                to={to}
                onClick={onClose}
                aria-current={current ? 'page' : undefined}
                aria-label={onlyIcons || unread ? name : undefined}
                data-tooltip={onlyIcons ? name : undefined}
                className={joined(
                  'relative flex h-10 items-center gap-3 rounded-md px-3 text-sm transition-colors touchable',
                  current
                    ? 'bg-card font-medium text-ink lift-card dark:bg-accent-soft [&_svg]:text-accent'
                    : 'text-muted hover:bg-paper hover:text-ink',
                )}
              >
                <Icon aria-hidden className="size-[1.125rem] shrink-0 stroke-[1.75]" />
                {!onlyIcons && label}
                <Count of={unread} className={onlyIcons ? 'absolute top-0.5 right-0' : 'ml-auto'} />
              </Link>
            )
          })}
        </nav>
      </aside>
    </>
  )
}
