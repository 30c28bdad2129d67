import { useMemo } from 'react'
import * as calls from '#weddings/clients/contract/calls.ts'
import { withArchivedLast } from '#weddings/clients/web/public/couple-choices.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { coupleNames } from '#platform/contract/names.ts'

export type ClientChoice = { id: number; name: string; isArchived: boolean; currency: string | null }

/** The couples to choose from, the next wedding first, archived ones last; undefined while loading, and unless they are wanted. */
export function useClientChoices(wanted = true): ClientChoice[] | undefined {
  const { data } = useAnswer(calls.list, {}, { enabled: wanted })
  return useMemo(
    () =>
      data &&
      withArchivedLast(data).map((client) => ({
        id: client.id,
        name: coupleNames(client),
        isArchived: Boolean(client.archivedAt),
        currency: client.currency,
      })),
    [data],
  )
}
