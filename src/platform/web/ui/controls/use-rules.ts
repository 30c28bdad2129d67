import { useEffect } from 'react'
import { fetchAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'
import { toastNotLoaded } from '#platform/web/ui/overlays/toast.ts'

const fetched = new WeakMap<object, unknown>()

async function fetchOnce<Rules>(load: () => Promise<Rules>): Promise<Rules> {
  const rules = await load()
  fetched.set(load, rules)
  return rules
}

/** Validation rules, loaded after the form is shown because their code is larger than the form's. */
export function useRules<Rules>(load: () => Promise<Rules>) {
  useEffect(() => fetchAhead(() => fetchOnce(load)), [load])
  return {
    /** The rules if they are already loaded. */
    known: () => fetched.get(load) as Rules | undefined,
    fetch: () =>
      fetchOnce(load).catch(() => {
        toastNotLoaded()
        return undefined
      }),
  }
}
