/** An entry of the browser's history: its key, its position, and its address. */
export type Entry = { key: string; index: number; path: string; search: string }

type State = { key: string; index: number }

const newKey = () => Math.random().toString(36).slice(2)

/** The current history entry. Entries not made by this app, like the first one or a jump to an anchor, get their key and index now. */
export function entryHere(previous?: Entry): Entry {
  const known = history.state as State | null
  const state = known?.key ? known : { key: newKey(), index: previous ? previous.index + 1 : 0 }
  if (state !== known) history.replaceState(state, '')
  return { ...state, path: location.pathname, search: location.search }
}

/** Pushes an entry after the given one, or replaces that. */
export function write(href: string, current: Entry, replace: boolean): Entry {
  const state: State = { key: newKey(), index: replace ? current.index : current.index + 1 }
  if (replace) history.replaceState(state, '', href)
  else history.pushState(state, '', href)
  return { ...state, path: location.pathname, search: location.search }
}
