import { useEffect } from 'react'
import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'
import { localPlanner, rememberPlanner, type LocalPlanner } from '#web/session.ts'

/** Who is signed in: the local copy at once, the server's answer as soon as it is there, and then kept. */
export function useSignedInPlanner(): LocalPlanner | undefined {
  const { data } = useAnswer(contract.accounts.me, {})
  useEffect(() => {
    if (data) rememberPlanner(data.user)
  }, [data])
  return data?.user ?? localPlanner()
}
