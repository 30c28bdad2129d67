import { useMemo } from 'react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { coupleNames } from '#contract/names.ts'

/** The couples to choose from, in alphabetical order. */
export function useClientChoices(): { id: number; name: string }[] {
  const { data } = useAnswer(contract.clients.list, {})
  return useMemo(
    () =>
      (data ?? [])
        .map((client) => ({ id: client.id, name: coupleNames(client) }))
        .sort((a, b) => a.name.localeCompare(b.name)),
    [data],
  )
}
