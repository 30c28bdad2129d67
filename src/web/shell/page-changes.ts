import type { AnyRouter } from '@tanstack/react-router'

/** A new page names itself in the window's title, and takes the focus so that it is read out; a form that is the whole page begins in its first field. */
export function followPages(router: AnyRouter): void {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    const title = router.state.matches.at(-1)?.staticData.title ?? 'Not found'
    document.title = `${title} · Larkspur`
    const page = document.getElementById('page')
    const field = page?.querySelector<HTMLElement>('form[data-begin] :is(input, select, textarea)')
    if (field && (pathChanged || document.activeElement === document.body)) field.focus()
    else if (pathChanged && fromLocation) page?.focus({ preventScroll: true })
  })
}
