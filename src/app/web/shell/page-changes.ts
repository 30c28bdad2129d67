import { onRendered } from '#platform/web/router/router.ts'

/** After a navigation, sets the document title and focuses the page, so that screen readers announce it, or the first field if the page is a form. */
export function followPages(): void {
  onRendered(({ from, shown }) => {
    document.title = `${shown.found?.page.title ?? 'Not found'} · Larkspur`
    // The palette may have been opened while the page was loading, and takes the keys.
    if (document.activeElement?.closest('[role=dialog][data-state=open]')) return
    const page = document.getElementById('page')
    const field = page?.querySelector<HTMLElement>('form[data-begin] :is(input, select, textarea)')
    const pathChanged = from?.entry.path !== shown.entry.path
    if (field && (pathChanged || document.activeElement === document.body)) field.focus()
    else if (pathChanged && from) page?.focus({ preventScroll: true })
  })
}
