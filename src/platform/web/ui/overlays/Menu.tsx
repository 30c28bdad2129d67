import { cloneElement, lazy, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { fetchAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'
import type { MenuItem } from '#platform/web/ui/overlays/menu-surface.tsx'

type TriggerProps = {
  onClick?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}
type Props = {
  label: string
  items: MenuItem[]
  /** Shown above the items. */
  header?: ReactNode
  align?: 'start' | 'end'
  children: ReactElement<TriggerProps>
}

const load = () => import('#platform/web/ui/overlays/menu-surface.tsx')
const Surface = lazy(load)
fetchAhead(load)

/** A button that opens a menu. The menu's code is loaded later, and the menu is mounted only while it is open. */
export function Menu({ label, items, header, align = 'end', children }: Props) {
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const trigger = cloneElement(children, {
    onClick: () => setOpen(!open),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setOpen(true)
    },
    'aria-haspopup': 'menu',
    'aria-expanded': open,
  })
  return (
    <span ref={anchor} className="relative inline-flex">
      {trigger}
      {open && (
        <Later>
          <Surface
            label={label}
            items={items}
            header={header}
            align={align}
            anchor={anchor}
            onClose={() => setOpen(false)}
          />
        </Later>
      )}
    </span>
  )
}
