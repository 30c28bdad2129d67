import { useSyncExternalStore } from 'react'

/** Changes that the server has not confirmed yet, by the id of what they change. They lie over whatever it answers meanwhile. */
export function changesUnderWay<Change>() {
  let underWay: ReadonlyMap<number, Change> = new Map()
  const listeners = new Set<() => void>()

  function edit(how: (changes: Map<number, Change>) => void): void {
    const next = new Map(underWay)
    how(next)
    underWay = next
    for (const tell of listeners) tell()
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    async during<Result>(id: number, change: Change, work: () => Promise<Result>): Promise<Result> {
      edit((changes) => changes.set(id, change))
      try {
        return await work()
      } finally {
        // A later change of the same thing is still on its way.
        if (underWay.get(id) === change) edit((changes) => changes.delete(id))
      }
    },
    useAll: (): ReadonlyMap<number, Change> => useSyncExternalStore(subscribe, () => underWay),
  }
}
