import * as calls from '#weddings/clients/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { currencyHere } from '#platform/web/ui/format/money.ts'

/** What the amounts of a wedding to come are in; the studio's currency while no wedding is chosen. */
export function useCurrencyOf(id: number | undefined): string {
  const { data } = useAnswer(calls.list, {}, { enabled: id !== undefined })
  return data?.find((client) => client.id === id)?.currency ?? currencyHere()
}
