import { useCallback, useState } from 'react'
import { fewFirst, mostInList } from '#platform/contract/limits.ts'

/** So many rows before the end of what is loaded, more are asked for. */
const ahead = 20

/** Each answer is whole and has twice the rows of the one before, so that nothing is shown twice or left out when rows change meanwhile. */
function limitFor(rows: number): number | undefined {
  let limit = fewFirst
  while (limit < rows + ahead && limit < mostInList) limit *= 2
  return limit === fewFirst ? undefined : Math.min(limit, mostInList)
}

/** How many rows of a list to ask for: few again for another list, and more when its end comes near. */
export function useWantedRows(list: string) {
  const [wanted, setWanted] = useState({ list, rows: 0 })
  const want = useCallback((rows: number) => setWanted({ list, rows }), [list])
  return { limit: limitFor(wanted.list === list ? wanted.rows : 0), want }
}
