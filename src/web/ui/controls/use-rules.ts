import { useEffect } from 'react'
import { fetchAhead } from '#web/ui/overlays/fetched-ahead.ts'
import { toastNotLoaded } from '#web/ui/overlays/toast.ts'

const fetched = new WeakMap<object, unknown>()

async function fetchOnce<Rules>(load: () => Promise<Rules>): Promise<Rules> {
  const rules = await load()
  fetched.set(load, rules)
  return rules
}

/** The rules that something typed is checked by. They weigh more than what shows the field, so they come after it. */
export function useRules<Rules>(load: () => Promise<Rules>) {
  useEffect(() => fetchAhead(() => fetchOnce(load)), [load])
  return {
    /** Those that have come, for whoever need not wait. */
    known: () => fetched.get(load) as Rules | undefined,
    fetch: () =>
      fetchOnce(load).catch(() => {
        toastNotLoaded()
        return undefined
      }),
  }
}
