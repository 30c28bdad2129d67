import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'

/** The members to whom tasks can be assigned; empty while loading, and in a studio of one. */
export function useColleagues(): { id: number; name: string }[] {
  const { data } = useAnswer(contract.members.colleagues, {})
  return data ?? []
}
