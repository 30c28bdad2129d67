import type { ComponentProps, FocusEvent, MouseEvent, PointerEvent, TouchEvent } from 'react'
import { hrefOf, type Target } from '#platform/web/router/address.ts'
import { goTo, preload } from '#platform/web/router/router.ts'

const hoverMs = 50
let hovering: ReturnType<typeof setTimeout> | undefined

/** Whether a click opens another tab or window, or is not a plain click. */
export const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

const open = (event: MouseEvent<HTMLAnchorElement>, scroll: boolean) => {
  if (event.defaultPrevented || opensElsewhere(event)) return
  event.preventDefault()
  const { pathname, search } = event.currentTarget
  void goTo(pathname + search, { scroll })
}

const fetchNow = ({ currentTarget }: FocusEvent<HTMLAnchorElement> | TouchEvent<HTMLAnchorElement>) =>
  preload(currentTarget.href)

const fetchSoon = ({ currentTarget }: PointerEvent<HTMLAnchorElement>) => {
  clearTimeout(hovering)
  hovering = setTimeout(() => preload(currentTarget.href), hoverMs)
}

const fetchNoMore = () => clearTimeout(hovering)

export type LinkProps = Target & Omit<ComponentProps<'a'>, 'href'> & { resetScroll?: boolean }

/** A link to one of the planner's pages, prefetched on hover, touch and focus. */
export function Link({ to, params, search, resetScroll = true, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={hrefOf({ to, params, search } as Target)}
      onClick={(event) => {
        onClick?.(event)
        open(event, resetScroll)
      }}
      onPointerEnter={fetchSoon}
      onPointerLeave={fetchNoMore}
      onFocus={fetchNow}
      onTouchStart={fetchNow}
    >
      {children}
    </a>
  )
}
