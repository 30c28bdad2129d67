import { useCallback, useEffect, useRef, useState } from 'react'
import { keepPreviousData } from '@tanstack/react-query'
import { dayHere } from '#platform/contract/calendar-date.ts'
import * as calls from '#planning/tasks/contract/calls.ts'
import type { Board, BoardQuery } from '#planning/tasks/contract/endpoints.ts'
import { cache, keyOf, useAnswer } from '#platform/web/calls/api.ts'
import type { Wanted } from '#planning/tasks/web/TaskBoard.tsx'
import type { Filters } from '#planning/tasks/web/filters.ts'
import { groupings } from '#planning/tasks/web/task-groups.ts'
import { usePrinting } from '#platform/web/ui/layout/use-printing.ts'
import { useWantedRows } from '#platform/web/calls/use-wanted-rows.ts'

/**
 * The tasks of the studio, as far as they are wanted: on paper all of them, and where the server can't be asked, all that the
 * device keeps.
 */
export function useStudioTasks(filters: Filters) {
  const { words, status, priority, assignee, client, group } = filters
  const list = [words, status, priority, assignee, client, group].join('\n')
  const { limit, want: wantRows } = useWantedRows(list)
  const [unfolded, setUnfolded] = useState('')
  /** What is completed while the page is open keeps its place. The first answer is that since the page was opened. */
  const [since, setSince] = useState<string>()
  const want = useCallback(
    (wanted: Wanted) => {
      wantRows(wanted.rows)
      setUnfolded([...wanted.unfolded].join('\n'))
    },
    [wantRows],
  )
  /** The filters of what is shown. */
  const answered = useRef<string>(undefined)
  const query = {
    today: dayHere(),
    group: Object.hasOwn(groupings, group) ? group || undefined : undefined,
    words: words || undefined,
    status: status || undefined,
    priority: priority || undefined,
    assignee: assignee || undefined,
    client: client || undefined,
    limit,
    unfolded: unfolded || undefined,
    since,
  } as BoardQuery

  const board = useAnswer(calls.board, { query }, { placeholderData: keepPreviousData })
  const { data, isPlaceholderData, isStale } = board
  useEffect(() => {
    // Without the edits that `data` has.
    const answer = cache.getQueryData<Board>(keyOf(calls.board, { query }))
    if (since !== undefined || !answer || isStale) return
    cache.setQueryData(keyOf(calls.board, { query: { ...query, since: answer.at } }), answer)
    setSince(answer.at)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first answer is that of the first query
  }, [data, isStale, since])
  if (data && !isPlaceholderData) answered.current = list

  const needsAll = usePrinting() || board.isLoadingError
  const all = useAnswer(calls.list, {}, { enabled: needsAll })
  if (needsAll && !all.isLoadingError && (all.data || !data))
    return { ...all, data: all.data && { tasks: all.data, isOld: false }, want }
  return { ...board, data: data && { tasks: data.tasks, rest: data, isOld: answered.current !== list }, want }
}
