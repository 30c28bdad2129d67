type Dated = { date: string; time: string | null }

export const shownEvents = 5

/** Events from today on, including earlier today; those without time come first on their day. */
export function fromTodayOn<E extends Dated>(events: readonly E[], today: string): E[] {
  const when = ({ date, time }: Dated) => `${date} ${time ?? ''}`
  return events.filter(({ date }) => date >= today).sort((a, b) => (when(a) < when(b) ? -1 : 1))
}

type Ticked = { completed: boolean; completedAt: string | null }

export const shownCompleted = 3

/** Completed tasks, the latest first. */
export function completedOf<T extends Ticked>(tasks: readonly T[]): T[] {
  return tasks
    .filter(({ completed }) => completed)
    .sort((a, b) => ((a.completedAt ?? '') > (b.completedAt ?? '') ? -1 : 1))
}

/** The share of completed tasks in whole per cent; 0 without tasks. */
export function percentDone(tasks: readonly { completed: boolean }[]): number {
  const done = tasks.filter(({ completed }) => completed).length
  return tasks.length === 0 ? 0 : Math.round((100 * done) / tasks.length)
}
