const retryMs = 10_000
/** Spreads the calls of all pages that hear of the same change. */
const spreadMs = 300

/** Calls back when what a link shows has changed, and after an interruption. Returns a function that stops it. */
export function listenByLink(token: string, onChange: () => void): () => void {
  let source: EventSource
  let retry: ReturnType<typeof setTimeout> | undefined
  let soon: ReturnType<typeof setTimeout> | undefined
  const changed = () => {
    clearTimeout(soon)
    soon = setTimeout(onChange, Math.random() * spreadMs)
  }
  const open = (isFirst: boolean) => {
    let interrupted = !isFirst
    source = new EventSource(`/api/links/${token}/live`)
    source.onopen = () => {
      if (interrupted) changed()
      interrupted = false
    }
    source.onmessage = changed
    source.onerror = () => {
      interrupted = true
      // The browser connects again by itself unless it was refused.
      if (source.readyState !== EventSource.CLOSED) return
      changed()
      retry = setTimeout(() => open(false), retryMs)
    }
  }
  open(true)
  return () => {
    clearTimeout(retry)
    clearTimeout(soon)
    source.close()
  }
}
