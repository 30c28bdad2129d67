import { useIsOffline } from '#platform/web/offline/use-is-offline.ts'
import { useOutboxState } from '#platform/web/outbox/use-outbox-state.ts'
import { t } from '#platform/web/locale/t.ts'

/** How much of what was done here waits for the network. */
export default function WaitingLine() {
  const { waiting } = useOutboxState()
  const isOffline = useIsOffline()
  const count = waiting.length
  if (count === 0 || !isOffline) return null
  return (
    <p className="bg-ink px-4 pb-2 text-center text-sm text-balance text-paper">
      {t(
        '{count, plural, one {One change is waiting on this device and will be sent when you are back online.} other {# changes are waiting on this device and will be sent when you are back online.}}',
        { count },
      )}
    </p>
  )
}
