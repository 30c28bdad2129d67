import { useEffect } from 'react'
import * as sessionCalls from '#platform/contract/session-calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { localPlanner, rememberPlanner, type LocalPlanner } from '#platform/web/session/session.ts'

/** The signed-in planner: the cached copy at first, then the server's answer, which is cached. */
export function useSignedInPlanner(): LocalPlanner | undefined {
  const { data } = useAnswer(sessionCalls.ofPlanner, {})
  useEffect(() => {
    if (data) rememberPlanner(data.user)
  }, [data])
  return data?.user ?? localPlanner()
}
