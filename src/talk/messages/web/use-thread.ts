import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import * as calls from '#talk/messages/contract/calls.ts'
import type { Message } from '#talk/messages/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { call } from '#platform/web/calls/call.ts'
import { newestOf } from '#talk/messages/web/public/outgoing.ts'
import { pageLength } from '#talk/messages/web/public/page-length.ts'
import { lastUnread, withEarlier, withNewest, type Side } from '#talk/messages/web/public/thread.ts'
import { useLoadedBeforePrint } from '#platform/web/ui/layout/print-page.ts'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { t } from '#platform/web/locale/t.ts'

/** One couple's messages: the newest page, which the live channel updates, and the earlier pages loaded on request. */
export function useThread(clientId: number) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(calls.thread, newestOf(clientId))
  const [known, setKnown] = useState<readonly Message[]>([])
  const [page, setPage] = useState<readonly Message[]>()
  const [reachedStart, setReachedStart] = useState(false)
  const [loadingEarlier, setLoadingEarlier] = useState(false)

  if (data && data !== page) {
    const next = withNewest(known, data)
    setPage(data)
    setKnown(next)
    if (next === data) setReachedStart(false)
  }
  const hasEarlier = !reachedStart && known.length >= pageLength

  const loadEarlier = async (limit?: number): Promise<boolean> => {
    const before = known[0]?.id
    if (before === undefined) return true
    setLoadingEarlier(true)
    try {
      const query = { limit, before }
      const earlier = await call(calls.thread, { params: { id: clientId }, query })
      // Rendered synchronously, because printing does not wait for a later render.
      flushSync(() => {
        setKnown((now) => withEarlier(now, earlier))
        setReachedStart(limit === undefined || earlier.length < limit)
      })
      return true
    } catch (error) {
      toastFailure(error, t('Error'), t('We could not load the earlier messages. Please try again.'))
      return false
    } finally {
      setLoadingEarlier(false)
    }
  }
  useLoadedBeforePrint(async () => !hasEarlier || loadEarlier())

  return {
    messages: data && known,
    failed: isLoadingError,
    isFetching,
    retry: () => void refetch(),
    hasEarlier,
    loadEarlier: () => void loadEarlier(pageLength),
    loadingEarlier,
  }
}

/** Marks displayed messages as read, only while the tab is visible. */
export function useMarkRead(clientId: number, messages: readonly Message[] | undefined, own: Side): void {
  const { mutate } = useCall(calls.markRead)
  const unread = messages && lastUnread(messages, own)
  useEffect(() => {
    if (unread === undefined) return
    const mark = () => {
      if (document.visibilityState === 'visible') mutate({ params: { id: clientId } })
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [clientId, unread, mutate])
}
