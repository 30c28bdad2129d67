import { FailedState } from '#platform/web/ui/layout/FailedState.tsx'

/** Shown for a page that threw an error or whose code could not be loaded; a reload usually helps. */
export function FailedPage() {
  return <FailedState what="page" onRetry={() => location.reload()} />
}
