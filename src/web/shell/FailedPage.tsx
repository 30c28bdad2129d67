import { FailedState } from '#web/ui/layout/FailedState.tsx'

/** A page that broke, or whose code could not be fetched: loading it anew helps most often. */
export function FailedPage() {
  return <FailedState what="page" onRetry={() => location.reload()} />
}
