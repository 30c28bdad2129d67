import { useIsOffline } from '#platform/web/offline/use-is-offline.ts'
import { useOutboxState } from '#platform/web/outbox/use-outbox-state.ts'

/** Whether what was pressed has reached the server. */
export function StatePill() {
  const { waiting, settling } = useOutboxState()
  const isOffline = useIsOffline()
  const count = waiting.length
  const state = isOffline ? 'offline' : count + settling > 0 ? 'syncing' : 'online'
  const words = { offline: count > 0 ? `Offline (${count} waiting)` : 'Offline', syncing: 'Syncing', online: 'Online' }
  return (
    <p role="status" className="day-mode-pill" data-state={state}>
      {words[state]}
    </p>
  )
}
