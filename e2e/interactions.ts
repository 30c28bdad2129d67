import type { Page } from '@playwright/test'

type Interaction = { id: number; duration: number }

/** Notes how long each click and each key takes until it is painted. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
        performance.mark('interaction', { detail: { id: interactionId, duration } })
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

/** The durations in milliseconds of those that took 16 or more, the longest first. */
export async function interactionsOn(page: Page): Promise<number[]> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByName('interaction').map((entry) => (entry as PerformanceMark).detail as Interaction),
  )
  const durations = new Map(entries.map(({ id, duration }) => [id, duration]))
  // Events that belong to none, such as those of moving the mouse.
  durations.delete(0)
  return [...durations.values()].toSorted((one, other) => other - one)
}
