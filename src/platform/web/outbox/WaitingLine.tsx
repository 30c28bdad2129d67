import { useIsOffline } from '#platform/web/offline/use-is-offline.ts'
import { useOutboxState } from '#platform/web/outbox/use-outbox-state.ts'

/** How much of what was done here waits for the network. */
export default function WaitingLine() {
  const { waiting } = useOutboxState()
  const isOffline = useIsOffline()
  const count = waiting.length
  if (count === 0 || !isOffline) return null
  const are = count === 1 ? 'One change waits' : `${count} changes wait`
  return (
    <p className="bg-ink px-4 pb-2 text-center text-sm text-balance text-paper">
      {are} on this device, and {count === 1 ? 'is' : 'are'} sent when the network is back.
    </p>
  )
}
