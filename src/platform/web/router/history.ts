/** An entry of the browser's history: its key, its position, and its address. */
export type Entry = { key: string; index: number; path: string; search: string }

/** With `isOfDialog` it is a second entry of a page, added when a dialog opened. */
type State = { key: string; index: number; isOfDialog?: true }

const newKey = () => Math.random().toString(36).slice(2)

// A reload keeps the entry, which may be that of a dialog.
let current = typeof window === 'object' ? ((history.state as State | null) ?? undefined) : undefined
let address = typeof window === 'object' ? location.href : ''

function remember(state: State): Entry {
  current = state
  address = location.href
  return { key: state.key, index: state.index, path: location.pathname, search: location.search }
}

/** The current history entry. Entries not made by this app, like the first one or a jump to an anchor, get their key and index now. */
export function entryHere(): Entry {
  const known = history.state as State | null
  const state = known?.key ? known : { key: newKey(), index: current ? current.index + 1 : 0 }
  if (state !== known) history.replaceState(state, '')
  return remember(state)
}

/** Pushes an entry, or replaces the current one. */
export function write(href: string, replace: boolean): Entry {
  const { index, isOfDialog } = current ?? (history.state as State)
  const key = newKey()
  if (replace) history.replaceState({ key, index, ...(isOfDialog && { isOfDialog }) }, '', href)
  else history.pushState({ key, index: index + 1 }, '', href)
  return remember(history.state as State)
}

/** The position of the entry that was last known. */
export const indexHere = (): number => current?.index ?? 0

/** Adds an entry for a dialog, so that the next step back is for it; one that is left from an earlier dialog is used again. */
export function addDialogEntry(): void {
  const { key, index } = entryHere()
  if (current?.isOfDialog) return
  history.pushState({ key, index: index + 1, isOfDialog: true } satisfies State, '')
  entryHere()
}

/** Whether the step that was just made leads from a dialog's entry to the page below it. What was chosen meanwhile stays in the address. */
export function hasLeftDialogEntry(): boolean {
  const state = history.state as State | null
  if (!current?.isOfDialog || state?.isOfDialog || state?.index !== current.index - 1) return false
  if (location.href !== address) history.replaceState(state, '', address)
  entryHere()
  return true
}
