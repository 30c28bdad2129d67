import { isStored, madeAt } from '#platform/web/calls/first-data.ts'

/** The state of the connection to the server. Every page loads this small module at the start; `watch.ts`, which updates it, is loaded later. */
export const connection = {
  /** The server cannot be reached, so changes are refused. */
  lost: false,
  /** When the server was last heard from. */
  heardAt: Number(madeAt ?? Date.now()),
  /** When each answer served from the offline cache had been fetched, by its address. */
  storedAt: new Map<string, number>(isStored ? [['', Number(madeAt)]] : []),
  onSign: () => {},
  onDoubt: () => {},
  reconnect: () => {},
}

/** Sent to the window when the connection is lost or found. */
export const connectionChange = 'larkspur:connection'
