import { lazy, useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Later } from '#web/ui/layout/Later.tsx'
import { searchMinimum } from '#contract/search-minimum.ts'
import { useFetchedAhead } from '#web/ui/overlays/fetched-ahead.ts'
import { SearchField } from '#web/ui/controls/SearchField.tsx'

const load = () => import('#web/search/SearchPanel.tsx')
const SearchPanel = lazy(load)

const panelId = 'search-panel'
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

const isShortcut = (event: globalThis.KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey

/** The search in the top bar, a combobox: the field keeps the focus, the arrow keys move through the results. */
export function SearchBox() {
  useFetchedAhead(load)
  const [words, setWords] = useState('')
  const [closed, setClosed] = useState(false)
  const [active, setActive] = useState(-1)
  const box = useRef<HTMLDivElement>(null)
  const open = !closed && words.trim().length >= searchMinimum

  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      const field = box.current?.querySelector('input')
      field?.focus()
      field?.select()
    }
    const outside = ({ target }: PointerEvent) => !box.current?.contains(target as Node) && setClosed(true)
    addEventListener('keydown', press)
    addEventListener('pointerdown', outside)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('pointerdown', outside)
    }
  }, [])

  const options = () => [...(box.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const count = options().length
    if (event.key === 'Escape') setClosed(true)
    if (event.key === 'Enter') options()[Math.max(active, 0)]?.click()
    if (step === undefined || !open || count === 0) return
    event.preventDefault()
    setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % count)
  }

  return (
    <div ref={box} className="relative w-full max-w-md min-w-0" onKeyDown={press}>
      <SearchField
        label="Search"
        placeholder="Search clients, events, tasks..."
        value={words}
        onChange={(next) => {
          setWords(next)
          setClosed(false)
          setActive(-1)
        }}
        onFocus={() => setClosed(false)}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${panelId}-${active}` : undefined}
        aria-keyshortcuts="Control+K Meta+K"
      />
      {open && (
        <Later>
          <SearchPanel
            id={panelId}
            words={words.trim()}
            active={active}
            onChosen={() => {
              setWords('')
              setActive(-1)
            }}
          />
        </Later>
      )}
    </div>
  )
}
