import type { Topic } from '#contract/topics.ts'
import { contract } from '#contract/index.ts'
import { cache, refetchAbout } from '#web/api.ts'
import { call, callerHere } from '#web/call.ts'
import { madeAt } from '#web/first-data.ts'
import { connection } from '#web/offline/connection.ts'

const retryMs = 5000

/** Hears what changed elsewhere and fetches it again. Answers with the way to stop. */
export function listenForChanges(): () => void {
  let source: EventSource
  let retry: ReturnType<typeof setTimeout> | undefined
  let interrupted = false
  /** What changed while the page was on its way is told by the first stream. */
  let since = madeAt ? `&since=${madeAt}` : ''

  const sign = () => {
    connection.heardAt = Date.now()
    connection.onSign()
  }

  const open = () => {
    source = new EventSource(`/api/live?as=${callerHere()}${since}`)
    since = ''
    source.onopen = () => {
      // Being found again fetches everything as well.
      if (interrupted && !connection.lost) void cache.invalidateQueries()
      interrupted = false
      sign()
    }
    source.addEventListener('here', sign)
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const { changed } = JSON.parse(data) as { changed: Topic }
      void refetchAbout([changed])
      sign()
    }
    source.onerror = () => {
      interrupted = true
      connection.onDoubt()
      if (source.readyState === EventSource.CLOSED) refused()
    }
  }

  // Refused instead of cut off: if the session has ended, this call finds out and shows the sign-in.
  const refused = () => {
    retry = setTimeout(open, retryMs)
    const asked = callerHere() === 'planner' ? call(contract.accounts.me, {}) : call(contract.couples.session, {})
    asked.catch(() => {})
  }

  connection.reconnect = () => {
    source.close()
    interrupted = true
    open()
  }
  open()
  return () => {
    clearTimeout(retry)
    source.close()
  }
}
