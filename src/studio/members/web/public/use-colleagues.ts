import * as calls from '#studio/members/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'

/** The members to whom tasks can be assigned; empty while loading, and in a studio of one. */
export function useColleagues(): { id: number; name: string }[] {
  const { data } = useAnswer(calls.colleagues, {})
  return data ?? []
}
