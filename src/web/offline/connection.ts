import { isKept, madeAt } from '#web/first-data.ts'

/** What is known of the way to the server. It is small, because every page starts with it; what watches it is loaded later. */
export const connection = {
  /** The server is out of reach, so nothing can be changed. */
  lost: false,
  /** The last sign of life. */
  heardAt: Number(madeAt ?? Date.now()),
  /** When what came from the browser's own store had been fetched, by its address. */
  kept: new Map<string, number>(isKept ? [['', Number(madeAt)]] : []),
  onSign: () => {},
  onDoubt: () => {},
  reconnect: () => {},
}
