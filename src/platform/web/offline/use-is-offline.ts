import { useSyncExternalStore } from 'react'
import { connection, connectionChange } from '#platform/web/offline/connection.ts'

const changes = ['online', 'offline', connectionChange]

function onNetworkChange(listener: () => void): () => void {
  for (const change of changes) addEventListener(change, listener)
  return () => changes.forEach((change) => removeEventListener(change, listener))
}

/** Whether the server cannot be reached. */
export const useIsOffline = () => useSyncExternalStore(onNetworkChange, () => connection.lost || !navigator.onLine)
