import { lazy, useLayoutEffect, useRef, useState } from 'react'
import { Later } from '#web/ui/layout/Later.tsx'
import { useFetchedAhead } from '#web/ui/overlays/fetched-ahead.ts'
import { SearchField } from '#web/ui/controls/SearchField.tsx'

const load = () => import('#web/search/Palette.tsx')
const Palette = lazy(load)

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey

/** The search in the top bar. Clicking it, typing into it or Ctrl+K opens the palette, which continues with the same words. */
export function SearchBox() {
  useFetchedAhead(load)
  const [words, setWords] = useState('')
  const [open, setOpen] = useState(false)
  const wasOpened = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const before = useRef<Element>(null)
  if (open) wasOpened.current = true

  // A layout effect, so that the shortcut works from the first paint.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      before.current = document.activeElement
      // Takes the keys until the palette is loaded.
      field.current?.focus()
      field.current?.select()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return (
    <div className="w-full max-w-md min-w-0">
      <SearchField
        ref={field}
        label="Search"
        placeholder={open ? '' : 'Search clients, events, tasks...'}
        value={words}
        onChange={(next) => {
          setWords(next)
          setOpen(true)
        }}
        onClick={() => {
          before.current = null
          setOpen(true)
        }}
        onKeyDown={({ key }) => (key === 'Enter' || key === 'ArrowDown') && setOpen(true)}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
      />
      {wasOpened.current && (
        <Later>
          <Palette open={open} setOpen={setOpen} words={words} setWords={setWords} field={field} before={before} />
        </Later>
      )}
    </div>
  )
}
