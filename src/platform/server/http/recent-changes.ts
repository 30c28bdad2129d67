import type { Change } from '#platform/server/db/announcements.ts'

/** A page that has not opened its stream within this time has been left. */
const rememberedMs = 60_000

/**
 * What was announced lately, for pages that open their stream a moment after they were rendered. A change that is
 * announced again is remembered once.
 */
export class RecentChanges {
  /** The latest is the last. */
  readonly #changes = new Map<string, { at: number; change: Change }>()

  add(change: Change): void {
    const now = Date.now()
    for (const [key, { at }] of this.#changes) {
      // The clock may have been set back.
      if (Math.abs(now - at) <= rememberedMs) break
      this.#changes.delete(key)
    }
    const key = Object.values(change).join('/')
    this.#changes.delete(key)
    this.#changes.set(key, { at: now, change })
  }

  since(moment: number): Change[] {
    return [...this.#changes.values()].filter(({ at }) => at >= moment).map(({ change }) => change)
  }
}
