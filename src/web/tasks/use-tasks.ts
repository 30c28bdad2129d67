import { contract } from '#contract/index.ts'
import { useAnswer } from '#web/api.ts'

/** All tasks of the studio. */
export function useTasks() {
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.tasks.list, {})
  return { tasks: data, failed: isLoadingError, isFetching, retry: () => void refetch() }
}

/** The tasks of one wedding. */
export function useTasksOfClient(id: number) {
  const asked = { params: { id } }
  const { data, isLoadingError, isFetching, refetch } = useAnswer(contract.tasks.ofClient, asked, { as: 'planner' })
  return { tasks: data, failed: isLoadingError, isFetching, retry: () => void refetch() }
}
