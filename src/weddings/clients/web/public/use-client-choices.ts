import { useMemo } from 'react'
import * as calls from '#weddings/clients/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { coupleNames } from '#platform/contract/names.ts'

/** The couples to choose from, the next wedding first; undefined while loading, and unless they are wanted. */
export function useClientChoices(wanted = true): { id: number; name: string }[] | undefined {
  const { data } = useAnswer(calls.list, {}, { enabled: wanted })
  return useMemo(() => data?.map((client) => ({ id: client.id, name: coupleNames(client) })), [data])
}
