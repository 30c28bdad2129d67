import { onRendered } from '#web/router/router.ts'

/** A new page names itself in the window's title, and takes the focus so that it is read out; a form that is the whole page begins in its first field. */
export function followPages(): void {
  onRendered(({ from, shown }) => {
    document.title = `${shown.found?.page.title ?? 'Not found'} · Larkspur`
    const page = document.getElementById('page')
    const field = page?.querySelector<HTMLElement>('form[data-begin] :is(input, select, textarea)')
    const pathChanged = from?.entry.path !== shown.entry.path
    if (field && (pathChanged || document.activeElement === document.body)) field.focus()
    else if (pathChanged && from) page?.focus({ preventScroll: true })
  })
}
