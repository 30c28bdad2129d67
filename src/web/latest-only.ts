/**
 * Sends one value at a time. What is given while one is on its way waits, and only the latest of it is sent,
 * so that the last word always wins, in whatever order answers arrive. Settles when there is nothing left to send.
 */
export function latestOnly<Value>(send: (value: Value) => Promise<void>) {
  let waiting: { value: Value } | undefined
  let running: Promise<void> | undefined

  async function run() {
    try {
      while (waiting) {
        const { value } = waiting
        waiting = undefined
        // A newer value makes the failure of an older one unimportant.
        await send(value).catch((error: unknown) => waiting ?? Promise.reject(error))
      }
    } finally {
      running = undefined
    }
  }

  return (value: Value): Promise<void> => {
    waiting = { value }
    running ??= run()
    return running
  }
}
