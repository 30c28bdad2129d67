import type { Topic } from '#platform/contract/call.ts'
import * as sessionCalls from '#platform/contract/session-calls.ts'
import { cache } from '#platform/web/calls/api.ts'
import { refetchAbout } from '#platform/web/calls/refetch.ts'
import { call, callerHere } from '#platform/web/calls/call.ts'
import { madeAt } from '#platform/web/calls/first-data.ts'
import { isOwnNews, tab } from '#platform/web/calls/own-calls.ts'
import { rightsTaken } from '#platform/web/session/session.ts'
import { connection } from '#platform/web/offline/connection.ts'

const retryMs = 5000
/** The server replays announcements of the last minute; this leaves a margin. */
const rememberedMs = 50_000

/** Listens on the live channel and fetches announced topics again. Returns a function that stops it. */
export function listenForChanges(): () => void {
  let source: EventSource
  let retry: ReturnType<typeof setTimeout> | undefined
  // A tab opened in the background connects only when it is first looked at, perhaps after the server has dropped the announcements.
  let interrupted = performance.now() > rememberedMs
  /** The first connection asks for the announcements since the page was rendered. */
  let since = madeAt ? `&since=${madeAt}` : ''

  const sign = () => {
    connection.heardAt = Date.now()
    connection.onSign()
  }

  const open = () => {
    source = new EventSource(`/api/live?as=${callerHere()}&tab=${tab}${since}`)
    since = ''
    source.onopen = () => {
      // When an outage ends, `platform/web/offline/watch.ts` fetches everything again as well.
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

  // The server refused the connection: the session has ended, which is answered with 401, or a second factor is required now.
  const refused = () => {
    retry = setTimeout(open, retryMs)
    const asked = callerHere() === 'planner' ? askWhoIAm() : call(sessionCalls.ofCouple, {})
    asked.catch(() => {})
  }

  const askWhoIAm = async () => {
    const { user } = await call(sessionCalls.ofPlanner, {})
    if (user.mustAddSecondFactor) rightsTaken()
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
