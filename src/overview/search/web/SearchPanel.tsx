import { useEffect, useImperativeHandle, type KeyboardEvent, type Ref } from 'react'
import { PaletteList } from '#overview/search/web/PaletteList.tsx'
import { inWordsOf, SearchState } from '#overview/search/web/SearchState.tsx'
import { useFound } from '#overview/search/web/use-found.tsx'
import { useOptions } from '#overview/search/web/use-options.ts'

export type PressInPanel = (event: KeyboardEvent) => void

type Props = {
  id: string
  words: string
  /** Gets what the keys of the field do while the panel is open. */
  keys: Ref<PressInPanel>
  /** The element of the active option, or undefined. */
  onActive: (id: string | undefined) => void
  /** A result was chosen, and its page is opened. */
  onLeft: () => void
  onCommands: () => void
}

/** The results below the search box. The focus stays in the box. */
export default function SearchPanel({ id, words, keys, onActive, onLeft, onCommands }: Props) {
  const { groups, ...state } = useFound(words, true)
  const { options, active, choose, press } = useOptions(groups, state.searching, onLeft)
  useImperativeHandle(keys, () => press)
  const activeId = active && `${id}-${active.key}`
  useEffect(() => {
    onActive(activeId)
    return () => onActive(undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another option is news
  }, [activeId])

  return (
    <div
      // A press does not take the focus from the box.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-2 top-full z-30 mt-1 flex max-h-[min(28rem,70dvh)] animate-appear flex-col overflow-hidden rounded-lg border border-line bg-raised text-ink lift-raised sm:inset-x-0"
    >
      <p role="status" className="sr-only">
        {inWordsOf(options.length, state.searching)}
      </p>
      <div className="flex min-h-0 flex-1 flex-col">
        <PaletteList id={id} groups={groups} active={active} onChoose={choose} />
        <SearchState state={state} count={options.length} />
      </div>
      <button
        type="button"
        onClick={onCommands}
        className="flex min-h-10 shrink-0 items-center justify-between gap-3 border-t border-line px-4 py-2 text-left text-xs text-muted touchable hover:text-ink focus-visible:-outline-offset-2"
      >
        Pages and commands
        <span aria-hidden className="rounded-sm border border-line px-1.5 py-0.5 touch:hidden">
          Ctrl K
        </span>
      </button>
    </div>
  )
}
