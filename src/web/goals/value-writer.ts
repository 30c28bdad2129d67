import { latestOnly } from '#web/latest-only.ts'

const debounceMs = 500

type Wanted = { value: number }

/**
 * Sends a value once one pauses. The last one always wins: values go one after the other, and whoever leaves the page
 * takes the one that still waits along. `settled` hears of the last value only, with the error if it was refused.
 */
export function valueWriter(send: (value: number) => Promise<void>, settled: (error?: unknown) => void) {
  let wanted: Wanted | undefined
  let underway: Wanted | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const queue = latestOnly(async (next: Wanted) => {
    underway = next
    try {
      await send(next.value)
      if (wanted === next) settle(next)
    } catch (error) {
      if (wanted === next) settle(next, error)
    } finally {
      underway = undefined
    }
  })

  function settle(what: Wanted, error?: unknown) {
    if (wanted !== what) return
    wanted = undefined
    settled(error)
  }

  function flush() {
    clearTimeout(timer)
    if (wanted && wanted !== underway) void queue(wanted)
  }

  return {
    write: (value: number) => {
      wanted = { value }
      clearTimeout(timer)
      timer = setTimeout(flush, debounceMs)
    },
    flush,
    /** What has not been sent yet is not meant any more. */
    drop: () => {
      clearTimeout(timer)
      if (wanted !== underway) wanted = undefined
    },
    /** For a page that is going away: nothing that comes later will run, so nothing is waited for. */
    leave: () => {
      clearTimeout(timer)
      const last = wanted
      if (!last || last === underway) return
      send(last.value).then(
        () => settle(last),
        (error: unknown) => settle(last, error),
      )
    },
  }
}
