import { useSyncExternalStore } from 'react'
import { connection } from '#web/offline/connection.ts'
import { onConnectionChange } from '#web/offline/watch.ts'

function onNetworkChange(listener: () => void): () => void {
  const stop = onConnectionChange(listener)
  for (const event of ['online', 'offline']) addEventListener(event, listener)
  return () => {
    stop()
    for (const event of ['online', 'offline']) removeEventListener(event, listener)
  }
}

/** Whether the server cannot be reached. */
export const useIsOffline = () => useSyncExternalStore(onNetworkChange, () => connection.lost || !navigator.onLine)
