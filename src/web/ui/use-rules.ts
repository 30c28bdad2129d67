import { useEffect } from 'react'
import { toastNotLoaded } from '#web/ui/toast.ts'
import { whenIdle } from '#web/ui/when-idle.ts'

/** The rules that something typed is checked by. They weigh more than what shows the field, so they come after it. */
export function useRules<Rules>(load: () => Promise<Rules>): () => Promise<Rules | undefined> {
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load])
  return () =>
    load().catch(() => {
      toastNotLoaded()
      return undefined
    })
}
