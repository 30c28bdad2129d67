import type { Topic } from '#contract/topics.ts'
import { contract } from '#contract/index.ts'
import { cache } from '#web/api.ts'
import { refetchAbout } from '#web/refetch.ts'
import { call, callerHere } from '#web/call.ts'
import { madeAt } from '#web/first-data.ts'
import { isOwnNews, tab } from '#web/own-calls.ts'
import { connection } from '#web/offline/connection.ts'

const retryMs = 5000
/** For how long the server can say what changed since a page was made; it remembers a minute. */
const rememberedMs = 50_000

/** Hears what changed elsewhere and fetches it again. Answers with the way to stop. */
export function listenForChanges(): () => void {
  let source: EventSource
  let retry: ReturnType<typeof setTimeout> | undefined
  // A tab that is opened in the background listens only once it is looked at, which may be later than the server remembers.
  let interrupted = performance.now() > rememberedMs
  /** What changed while the page was on its way is told by the first stream. */
  let since = madeAt ? `&since=${madeAt}` : ''

  const sign = () => {
    connection.heardAt = Date.now()
    connection.onSign()
  }

  const open = () => {
    source = new EventSource(`/api/live?as=${callerHere()}&tab=${tab}${since}`)
    since = ''
    source.onopen = () => {
      // Being found again fetches everything as well.
      if (interrupted && !connection.lost) void cache.invalidateQueries()
      interrupted = false
      sign()
    }
    source.addEventListener('here', sign)
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const { changed, call: id } = JSON.parse(data) as { changed: Topic; call?: string }
      if (!isOwnNews(id, changed)) void refetchAbout([changed])
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
