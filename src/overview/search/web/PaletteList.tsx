import { useEffect } from 'react'
import type { PaletteGroup, PaletteOption } from '#overview/search/web/palette-option.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = {
  id: string
  groups: readonly PaletteGroup[]
  active: PaletteOption | undefined
  onChoose: (option: PaletteOption) => void
}

/** The options in their groups. The focus stays in the field, which names the active one. */
export function PaletteList({ id, groups, active, onChoose }: Props) {
  const activeId = active && `${id}-${active.key}`
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <div role="listbox" id={id} aria-label="Search results" className="min-h-0 overflow-y-auto px-1.5 empty:hidden">
      {groups.map(({ label, options }) => (
        <div key={label} role="group" aria-label={label} className="pb-1.5">
          <p aria-hidden className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
            {label}
          </p>
          {options.map((option) => (
            <div
              key={option.key}
              id={`${id}-${option.key}`}
              role="option"
              aria-selected={option === active}
              aria-disabled={option.disabled || undefined}
              onClick={() => onChoose(option)}
              className={joined(
                'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 touchable hover:bg-sunken',
                option === active && 'bg-sunken',
              )}
            >
              {option.icon}
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-medium">{option.title}</span>
                {option.text && <span className="block truncate text-xs text-muted">{option.text}</span>}
              </span>
              {typeof option.badge === 'string' ? <Hint>{option.badge}</Hint> : option.badge}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

const Hint = ({ children }: { children: string }) => (
  <span className="shrink-0 rounded-sm border border-line px-1.5 py-0.5 text-xs text-muted">{children}</span>
)
