import type { AnyRouter } from '@tanstack/react-router'

/** A new page names itself in the window's title, and takes the focus so that it is read out. */
export function followPages(router: AnyRouter): void {
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    const title = router.state.matches.at(-1)?.staticData.title ?? 'Not found'
    document.title = `${title} · Larkspur`
    if (pathChanged && fromLocation) document.getElementById('page')?.focus({ preventScroll: true })
  })
}
