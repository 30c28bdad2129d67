import { lazy, useId, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent as Press } from 'react'
import { searchMinimum } from '#overview/search/contract/search-minimum.ts'
import type { PressInPanel } from '#overview/search/web/SearchPanel.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'
import { SearchField } from '#platform/web/ui/controls/SearchField.tsx'

const loadPalette = () => import('#overview/search/web/Palette.tsx')
const loadPanel = () => import('#overview/search/web/SearchPanel.tsx')
const loadBoth = () => Promise.all([loadPalette(), loadPanel()])
const Palette = lazy(loadPalette)
const SearchPanel = lazy(loadPanel)

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey

type Open = 'panel' | 'palette' | undefined

/**
 * The search in the top bar. From two characters on, its results are shown in a panel below it; Ctrl+K opens the palette,
 * which continues with the same words.
 */
export function SearchBox() {
  useFetchedAhead(loadBoth)
  const listId = useId()
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<Open>()
  const [active, setActive] = useState<string>()
  const wasOpened = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<Element>(null)
  const keys = useRef<PressInPanel>(null)
  if (open === 'palette') wasOpened.current = true
  const isPanel = open === 'panel'

  // A layout effect, so that the shortcut works from the first paint.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      before.current = document.activeElement
      // Takes the keys until the palette is loaded.
      field.current?.focus()
      field.current?.select()
      setOpen('palette')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const panelFor = (typed: string): Open => (typed.trim().length >= searchMinimum ? 'panel' : undefined)
  const press = (event: Press) => {
    if (isPanel && event.key === 'Escape') {
      event.preventDefault()
      setOpen(undefined)
    } else if (isPanel) keys.current?.(event)
    else if (event.key === 'Enter' || event.key === 'ArrowDown') setOpen((now) => now ?? panelFor(words))
  }
  const blur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (isPanel && !currentTarget.contains(relatedTarget)) setOpen(undefined)
  }
  const leave = () => {
    setWords('')
    setOpen(undefined)
    document.getElementById('page')?.focus({ preventScroll: true })
  }

  return (
    <div className="w-full max-w-md min-w-0 sm:relative" onBlur={blur}>
      <SearchField
        ref={field}
        label="Search"
        placeholder={open === 'palette' ? '' : 'Search clients, events, tasks...'}
        value={words}
        onChange={(next) => {
          setWords(next)
          setOpen((now) => (now === 'palette' ? now : panelFor(next)))
        }}
        onKeyDown={press}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isPanel}
        aria-controls={isPanel ? listId : undefined}
        aria-activedescendant={isPanel ? active : undefined}
        aria-keyshortcuts="Control+K Meta+K"
      />
      {isPanel && (
        <Later>
          <SearchPanel
            id={listId}
            words={words}
            keys={keys}
            onActive={setActive}
            onLeft={leave}
            onCommands={() => {
              before.current = null
              setOpen('palette')
            }}
          />
        </Later>
      )}
      {wasOpened.current && (
        <Later>
          <Palette
            open={open === 'palette'}
            setOpen={(next) => setOpen(next ? 'palette' : undefined)}
            words={words}
            setWords={setWords}
            field={field}
            before={before}
          />
        </Later>
      )}
    </div>
  )
}
