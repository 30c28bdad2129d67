import type { Client } from '#contract/clients.ts'
import { contract } from '#contract/index.ts'
import { cache, keyOf, useAnswer, useCall } from '#web/api.ts'
import { CallError } from '#web/call.ts'

const keyFor = (id: number) => keyOf(contract.clients.read, { params: { id } })

/** One couple, as its planner sees it. */
export function useClient(id: number) {
  const { data, error, isLoadingError, isFetching, refetch } = useAnswer(contract.clients.read, { params: { id } })
  return {
    // The call serves couples too, who see less; here it is always the planner who asks.
    client: data as Client | undefined,
    missing: error instanceof CallError && error.status === 404,
    failed: isLoadingError,
    isFetching,
    retry: () => void refetch(),
  }
}

/** What can be changed in place on a client's page. */
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
    | 'notes'
    | 'status'
  >
>

function part(client: Client, names: (keyof ClientChange)[]): ClientChange {
  return Object.fromEntries(names.map((name) => [name, client[name]]))
}

const show = (id: number, change: Partial<Client>) =>
  cache.setQueryData<Client>(keyFor(id), (now) => now && { ...now, ...change })

/** Shows a change at once. If it is refused, what it touched is put back, and nothing else. */
export function useClientChange(id: number) {
  const { mutateAsync } = useCall(contract.clients.update)
  return async (change: ClientChange): Promise<void> => {
    const names = Object.keys(change) as (keyof ClientChange)[]
    await cache.cancelQueries({ queryKey: keyFor(id) })
    const before = cache.getQueryData<Client>(keyFor(id))
    show(id, change)
    try {
      show(id, part(await mutateAsync({ params: { id }, body: change }), names))
    } catch (error) {
      if (before) show(id, part(before, names))
      throw error
    }
  }
}
