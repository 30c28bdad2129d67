import * as calls from '#talk/notifications/contract/calls.ts'
import type { Notification } from '#talk/notifications/contract/endpoints.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { areAboutTheSame } from '#talk/notifications/web/by-couple.ts'
import { relatedPage } from '#talk/notifications/web/related-page.ts'
import { navigate } from '#platform/web/router/router.ts'

/** Opens the record of a notification, and marks it and others about the same record as read. */
export function useFollow(onChosen?: () => void) {
  const { mutate: mark } = useCall(calls.update)
  const { mutate: markSame } = useCall(calls.markAllRead)
  return (chosen: Notification, all: readonly Notification[]) => {
    const { id, relatedId, relatedType } = chosen
    const unread = all.filter((one) => !one.read && (one === chosen || areAboutTheSame(one, chosen)))
    if (unread.length > 1 && relatedId !== null && relatedType !== null) markSame({ query: { relatedId, relatedType } })
    else if (!chosen.read) mark({ params: { id }, body: { read: true } })
    const page = relatedPage(chosen)
    if (!page) return
    onChosen?.()
    void navigate(page)
  }
}
