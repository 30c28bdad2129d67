import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Tab = { id: string; label: ReactNode; panel: ReactNode }
type Props = {
  value: string
  onChange: (id: string) => void
  tabs: Tab[]
  label?: string
  className?: string
  /** Around the buttons, such as to keep them at the top of the page. */
  listClassName?: string
  /** Places the buttons of the tabs, which are otherwise in one line. */
  layout?: (button: (tab: Tab) => ReactNode) => ReactNode
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

export function Tabs({ value, onChange, tabs, label, className, listClassName, layout }: Props) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = Math.max(
    0,
    tabs.findIndex(({ id }) => id === value),
  )

  // Scrolls the selected tab into view when the tabs overflow, without scrolling the page.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - 24
  }, [current])

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 }
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
    // The chosen tab may not be rendered as such yet, but it has the focus.
    const from = buttons.indexOf(event.target as HTMLElement)
    const next = step === undefined ? ends[event.key] : (from + step + tabs.length) % tabs.length
    if (next === undefined) return
    event.preventDefault()
    onChange(tabs[next]!.id)
    buttons[next]?.focus()
  }

  const button = ({ id, label: name }: Tab) => (
    <button
      key={id}
      type="button"
      role="tab"
      id={`${base}-${id}`}
      aria-selected={id === tabs[current]?.id}
      aria-controls={`${base}-panel`}
      tabIndex={id === tabs[current]?.id ? 0 : -1}
      onClick={() => onChange(id)}
      className={joined(
        '-mb-px h-11 border-b-2 px-3 text-sm sm:px-4 font-medium whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
        id === tabs[current]?.id ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {name}
    </button>
  )
  return (
    <div className={className}>
      <div className={listClassName}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          onKeyDown={move}
          className={
            layout ? undefined : 'tab-list flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]'
          }
        >
          {layout ? layout(button) : tabs.map(button)}
        </div>
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${tabs[current]?.id}`}
        className="pt-4 sm:pt-6"
      >
        {tabs[current]?.panel}
      </div>
    </div>
  )
}
