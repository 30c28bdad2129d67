import { wordsFor } from '#web/call.ts'

export type Toast = {
  title: string
  text?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onSelect: () => void }
}
type Shown = Toast & { id: number }

let current: Shown | undefined
let lastId = 0
const listeners = new Set<() => void>()

function show(next: Shown | undefined) {
  current = next
  for (const tell of listeners) tell()
}

/** Shows a toast; it takes the place of the one that is there. */
export function toast(next: Toast): void {
  show({ ...next, id: ++lastId })
}

/** The toast for a failed call: the server's words, or these. */
export function toastFailure(error: unknown, title: string, otherwise: string): void {
  toast({ title, text: wordsFor(error, otherwise), variant: 'destructive' })
}

/** For what is loaded later and could not be fetched. */
export function toastNotLoaded(): void {
  toast({
    title: 'Error',
    text: 'A part of this page could not be loaded. Please check your connection and reload.',
    variant: 'destructive',
    action: { label: 'Reload', onSelect: () => location.reload() },
  })
}

const afterLoadKey = 'toast-after-load'

/** For a toast that has to survive a full page load. */
export function toastAfterLoad(next: Omit<Toast, 'action'>): void {
  sessionStorage.setItem(afterLoadKey, JSON.stringify(next))
}

/** What the page before this one left to be said. */
export function showToastLeftBehind(): void {
  const left = sessionStorage.getItem(afterLoadKey)
  if (!left) return
  sessionStorage.removeItem(afterLoadKey)
  toast(JSON.parse(left) as Toast)
}

export const toasts = {
  current: () => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  dismiss: (id: number) => {
    if (current?.id === id) show(undefined)
  },
}
