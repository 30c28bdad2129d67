import { wordsFor } from '#platform/web/calls/call.ts'
import { t } from '#platform/web/locale/t.ts'

export type Toast = {
  title: string
  text?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onSelect: () => void }
  /** Leads to what the toast is about. Toasts are a part of the portal too, which has no router, so the link opens itself. */
  link?: { label: string; href: string; open: () => void }
}
type Shown = Toast & { id: number }

let current: Shown | undefined
let lastId = 0
const listeners = new Set<() => void>()

function show(next: Shown | undefined) {
  current = next
  for (const tell of listeners) tell()
}

/** Shows a toast, replacing the current one. */
export function toast(next: Toast): void {
  show({ ...next, id: ++lastId })
}

/** The toast for a failed call, with the server's message or the given text. */
export function toastFailure(error: unknown, title: string, otherwise: string): void {
  toast({ title: t(title), text: wordsFor(error, t(otherwise)), variant: 'destructive' })
}

/** For lazily loaded code or data that could not be fetched. */
export function toastNotLoaded(): void {
  toast({
    title: t('Error'),
    text: t('Part of this page could not be loaded. Please check your connection and reload.'),
    variant: 'destructive',
    action: { label: t('Reload'), onSelect: () => location.reload() },
  })
}

const afterLoadKey = 'toast-after-load'

/** Stores a toast to be shown after a full page load. */
export function toastAfterLoad(next: Omit<Toast, 'action'>): void {
  sessionStorage.setItem(afterLoadKey, JSON.stringify(next))
}

/** Shows the toast that the previous page stored. */
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
