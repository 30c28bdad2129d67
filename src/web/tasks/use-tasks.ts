import { useMemo } from 'react'
import { contract } from '#contract/index.ts'
import type { Task } from '#contract/tasks.ts'
import { useAnswer } from '#web/api.ts'
import { CallError } from '#web/call.ts'
import { useTicked } from '#web/tasks/shared/ticks.ts'

/** All tasks of the studio. */
export function useTasks() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.tasks.list, {})
  return { tasks: useTicked(data), failed: isLoadingError, isFetching, retry: () => void refetch() }
}

/** The tasks of one wedding, as its planner sees them. */
export function useTasksOfClient(id: number) {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.tasks.ofClient, { params: { id } })
  // The call serves couples too, who see less; here it is always the planner who asks.
  return {
    tasks: useTicked(data as Task[] | undefined),
    failed: isLoadingError,
    isFetching,
    retry: () => void refetch(),
  }
}

export function useTask(id: number) {
  const { data, error, isLoadingError, isFetching, refetch } = useAnswer(contract.tasks.read, { params: { id } })
  const alone = useMemo(() => data && [data], [data])
  return {
    task: useTicked(alone)?.[0],
    missing: error instanceof CallError && error.status === 404,
    failed: isLoadingError,
    isFetching,
    retry: () => void refetch(),
  }
}
