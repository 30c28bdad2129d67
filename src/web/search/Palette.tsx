import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { PaletteOption } from '#web/search/palette-option.ts'
import { PaletteList } from '#web/search/PaletteList.tsx'
import { useGroups } from '#web/search/use-groups.tsx'
import { FailedState } from '#web/ui/layout/FailedState.tsx'
import { Skeletons } from '#web/ui/layout/Skeletons.tsx'
import { PaletteDialog } from '#web/ui/overlays/PaletteDialog.tsx'

type Props = {
  open: boolean
  setOpen: (open: boolean) => void
  words: string
  setWords: (words: string) => void
  /** The field in the top bar. */
  field: RefObject<HTMLInputElement | null>
  /** Had the focus before the keyboard shortcut. */
  before: RefObject<Element | null>
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Finds, opens and adds: a combobox whose field keeps the focus while the arrow keys move through the options. */
export default function Palette({ open, setOpen, words, setWords, field, before }: Props) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const leaves = useRef(false)
  /** Enter was pressed before there was anything to choose. */
  const waiting = useRef(false)
  const [moved, setMoved] = useState<string>()

  const finish = (leads: boolean) => {
    leaves.current = leads
    setWords('')
    setMoved(undefined)
    setOpen(false)
  }
  const { groups, q, searching, failed, retry, isFetching } = useGroups(words, open, () => finish(false))
  const options = groups.flatMap((group) => group.options)
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === moved),
  )
  const active = options[at]

  const choose = (option: PaletteOption) => {
    if (option.choose() === true) finish(true)
    else setMoved(undefined)
  }
  useEffect(() => {
    if (!waiting.current || searching) return
    waiting.current = false
    if (active) choose(active)
  })

  const type = (next: string) => {
    waiting.current = false
    setMoved(undefined)
    setWords(next)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) choose(active)
      else waiting.current = searching
    }
    const step = steps[event.key]
    if (step === undefined || options.length === 0) return
    event.preventDefault()
    setMoved(options[(at + step + options.length) % options.length]!.key)
  }
  /** The field of the top bar may have taken some keys already. */
  const continueTyping = () => {
    leaves.current = false
    const { selectionStart, selectionEnd } = field.current ?? input.current!
    input.current?.setSelectionRange(selectionStart, selectionEnd)
  }
  // Opened again before it has left the screen, the dialog does not move the focus by itself.
  useEffect(() => {
    if (!open || !input.current || document.activeElement === input.current) return
    input.current.focus()
    continueTyping()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only at opening
  }, [open])
  const returnFocus = () => {
    // The dialog may have opened again before this is called, and then keeps the focus.
    if (input.current) return
    const page = document.getElementById('page')
    if (leaves.current && page?.contains(document.activeElement)) return
    if (leaves.current) return page?.focus({ preventScroll: true })
    const last = before.current
    if (last instanceof HTMLElement && last !== document.body && last.isConnected) last.focus()
    else field.current?.focus()
  }
  const toggle = (next: boolean) => {
    if (!next) waiting.current = false
    setMoved(undefined)
    setOpen(next)
  }

  return (
    <PaletteDialog
      open={open}
      onOpenChange={toggle}
      label="Search and commands"
      field={input}
      onFocused={continueTyping}
      onClosed={returnFocus}
    >
      <div className="flex shrink-0 items-center gap-3 border-b border-line pl-4">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-label="Search"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && `${listId}-${active.key}`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={open ? 'Search clients, events, tasks...' : ''}
          value={words}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
          className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none [&::-webkit-search-cancel-button]:appearance-none"
        />
        <button
          type="button"
          aria-label="Close"
          onClick={() => toggle(false)}
          className="grid size-14 shrink-0 place-items-center text-muted hover:text-ink focus-visible:-outline-offset-2"
        >
          <X className="size-4" />
        </button>
      </div>
      <p role="status" className="sr-only">
        {searching ? 'Searching' : words && `${options.length} result${options.length === 1 ? '' : 's'}`}
      </p>
      <div className="flex min-h-0 flex-1 flex-col">
        <PaletteList id={listId} groups={groups} active={active} onChoose={choose} />
        {searching && options.length === 0 && <Searching />}
        {searching && options.length > 0 && <p className="px-4 py-2 text-sm text-muted">Searching...</p>}
        {failed && <FailedState what="search results" onRetry={retry} pending={isFetching} className="py-8" />}
        {!searching && !failed && q.length > 1 && options.length === 0 && (
          <div className="px-4 py-8 text-center">
            <p className="font-medium">No results found for "{q}"</p>
            <p className="mt-1 text-sm text-muted">Try different keywords</p>
          </div>
        )}
      </div>
      <p className="shrink-0 border-t border-line px-4 py-2.5 pb-[calc(env(safe-area-inset-bottom)+0.625rem)] text-xs text-muted">
        Or type: <b className="font-medium text-ink">task Call florist fri !high @Emma</b>,{' '}
        <b className="font-medium text-ink">event Tasting 12 may 15:00 @Emma</b>
      </p>
    </PaletteDialog>
  )
}

function Searching() {
  return (
    <div className="space-y-4 px-4 py-4">
      <p className="text-sm text-muted">Searching...</p>
      <Skeletons of={['h-4 w-3/5', 'h-4 w-2/5']} />
    </div>
  )
}
