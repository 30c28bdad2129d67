import { useSyncExternalStore } from 'react'
import { onOutboxChange, outboxState } from '#platform/web/outbox/waiting.ts'

/** What waits to be sent, and how much of what was sent is still being fetched. */
export const useOutboxState = () => useSyncExternalStore(onOutboxChange, outboxState)
