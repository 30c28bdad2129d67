import { dayHere } from '#platform/contract/calendar-date.ts'
import * as sessionCalls from '#platform/contract/session-calls.ts'
import * as clientCalls from '#weddings/clients/contract/calls.ts'
import { mergeValues, type MergeValues } from '#weddings/clients/contract/merge.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { localeHere } from '#platform/web/locale/here.ts'

/** What the fields of a template stand for in a couple's wedding, in its language; undefined until it is loaded. */
export function useMergeValues(clientId: number): MergeValues | undefined {
  const { data: client } = useAnswer(clientCalls.read, { params: { id: clientId } }, { as: 'planner' })
  const { data: me } = useAnswer(sessionCalls.ofPlanner, {})
  return client && me && mergeValues(client, me.user, dayHere(), { ...localeHere(), language: client.language ?? 'en' })
}
