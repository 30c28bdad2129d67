import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { PaletteList } from '#overview/search/web/PaletteList.tsx'
import { inWordsOf, SearchState } from '#overview/search/web/SearchState.tsx'
import { useGroups } from '#overview/search/web/use-groups.ts'
import { useOptions } from '#overview/search/web/use-options.ts'
import { PaletteDialog } from '#platform/web/ui/overlays/PaletteDialog.tsx'

type Props = {
  open: boolean
  setOpen: (open: boolean) => void
  words: string
  setWords: (words: string) => void
  /** The field in the top bar. */
  field: RefObject<HTMLInputElement | null>
  /** Had the focus before the keyboard shortcut; null if the palette was opened from the field. */
  before: RefObject<Element | null>
}

/** Finds, opens and adds: a combobox whose field keeps the focus while the arrow keys move through the options. */
export default function Palette({ open, setOpen, words, setWords, field, before }: Props) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const leaves = useRef(false)

  const finish = (leads: boolean) => {
    leaves.current = leads
    setWords('')
    begin()
    setOpen(false)
  }
  const { groups, ...state } = useGroups(words, open, () => finish(false))
  const { options, active, choose, press, begin } = useOptions(groups, state.searching, () => finish(true))

  const type = (next: string) => {
    begin()
    setWords(next)
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
    else if (last && page) page.focus({ preventScroll: true })
    else field.current?.focus()
  }
  const toggle = (next: boolean) => {
    begin()
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
          dir="auto"
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
        {(words || state.searching) && inWordsOf(options.length, state.searching)}
      </p>
      <div className="flex min-h-0 flex-1 flex-col">
        <PaletteList id={listId} groups={groups} active={active} onChoose={choose} />
        <SearchState state={state} count={options.length} />
      </div>
      <p className="shrink-0 border-t border-line px-4 py-2.5 pb-[calc(env(safe-area-inset-bottom)+0.625rem)] text-xs text-muted">
        Or type: <b className="font-medium text-ink">task Call florist fri !high @Emma</b>,{' '}
        <b className="font-medium text-ink">event Tasting may 12 3 pm @Emma</b>,{' '}
        <b className="font-medium text-ink">invoice Planning fee 1,500 @Emma</b>, or a{' '}
        <b className="font-medium text-ink">note</b> or a <b className="font-medium text-ink">message</b>
      </p>
    </PaletteDialog>
  )
}
