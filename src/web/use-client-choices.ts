import { useMemo } from 'react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { coupleNames } from '#contract/names.ts'

/** The couples to choose from, the next wedding first; undefined while loading. */
export function useClientChoices(): { id: number; name: string }[] | undefined {
  const { data } = useAnswer(contract.clients.list, {})
  return useMemo(() => data?.map((client) => ({ id: client.id, name: coupleNames(client) })), [data])
}
