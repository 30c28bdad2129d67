import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { read, update } from '#weddings/clients/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import type { ChangeOptions } from '#platform/web/calls/change.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

/** One couple, with the fields for its planner. */
export const useClient = (id: number) => useAnswer(read, { params: { id } }, { as: 'planner' })

/** The fields that can be edited in place on a client's page. */
export type ClientChange = Partial<
  Pick<
    Client,
    | 'partnerOneName'
    | 'partnerTwoName'
    | 'weddingDate'
    | 'venue'
    | 'email'
    | 'phone'
    | 'guestCount'
    | 'budget'
    | 'currency'
    | 'notes'
    | 'status'
    | 'language'
  >
>

const inPlace: ChangeOptions<typeof update> = {
  optimistic: (cached, { params, body }) => {
    const { previous: _, ...values } = body ?? {}
    cached.edit(read, (client) => ({ ...client, ...values }), { params })
  },
  failure: 'Failed to update client',
}

/** Changes a couple optimistically, unless somebody else has changed what was seen meanwhile. */
export function useClientChange(id: number) {
  const { mutateAsync } = useCall(update, inPlace)
  return (change: ClientChange, previous: ClientChange): Promise<unknown> =>
    mutateAsync({ params: { id }, body: { ...change, previous } })
}
