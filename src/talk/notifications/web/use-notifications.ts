import { partsOf } from '#platform/contract/call.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { list } from '#talk/notifications/contract/calls.ts'
import type { Notification } from '#talk/notifications/contract/endpoints.ts'
import { cache, keyOf, useAnswer } from '#platform/web/calls/api.ts'
import { call } from '#platform/web/calls/call.ts'
import { toastFailure } from '#platform/web/ui/overlays/toast.ts'

/** The server's default limit. */
const pageSize = 50

function pageBefore(before: number): Promise<Notification[]> {
  const input = { query: { before } }
  return cache.fetchQuery({ queryKey: keyOf(list, input), queryFn: () => call(list, input) })
}

async function pagesBefore(id: number, count: number): Promise<Notification[]> {
  const page = await pageBefore(id)
  const last = page.at(-1)
  return count > 1 && last ? [...page, ...(await pagesBefore(last.id, count - 1))] : page
}

/** The latest notifications and the older pages loaded on request, all updated by the live channel. */
export function useNotifications() {
  const newest = useAnswer(list, {})
  const [pages, setPages] = useState(0)
  const [loadingMore, setLoadingMore] = useState(false)
  const last = newest.data?.at(-1)?.id ?? 0
  const older = useQuery({
    queryKey: ['older notifications', { about: partsOf(list).about }, last, pages],
    queryFn: () => pagesBefore(last, pages),
    enabled: last > 0 && pages > 0,
    placeholderData: (before: Notification[] | undefined) => before,
  })
  const notifications = newest.data && [...newest.data, ...(older.data ?? []).filter(({ id }) => id < last)]

  const loadMore = async () => {
    setLoadingMore(true)
    try {
      await pageBefore(notifications?.at(-1)?.id ?? last)
      setPages(pages + 1)
    } catch (error) {
      toastFailure(error, 'Error', 'We could not load the older notifications. Please try again.')
    } finally {
      setLoadingMore(false)
    }
  }

  return {
    notifications,
    failed: newest.isLoadingError,
    isFetching: newest.isFetching,
    retry: () => void newest.refetch(),
    hasMore: older.isLoadingError || (notifications?.length ?? 0) >= pageSize * (pages + 1),
    loadMore: () => void (older.isLoadingError ? older.refetch() : loadMore()),
    loadingMore: loadingMore || older.isPlaceholderData || (older.isLoadingError && older.isFetching),
  }
}
