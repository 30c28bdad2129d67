import { dayHere } from '#contract/day.ts'
import { contract } from '#contract/index.ts'
import { mergeValues, type MergeValues } from '#contract/merge.ts'
import { useAnswer } from '#web/api.ts'

/** What the fields of a template stand for in a couple's wedding; undefined until it is loaded. */
export function useMergeValues(clientId: number): MergeValues | undefined {
  const { data: client } = useAnswer(contract.clients.read, { params: { id: clientId } }, { as: 'planner' })
  const { data: me } = useAnswer(contract.accounts.me, {})
  return client && me && mergeValues(client, me.user, dayHere())
}
