import * as sheetCalls from '#day/days/contract/sheets/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'

/** How long items of a title usually took the studio; fetched once, when it is first needed. */
export function useUsualDurations(isNeeded: boolean): (title: string) => number | undefined {
  const { data } = useAnswer(sheetCalls.usual, {}, { enabled: isNeeded })
  return (title) => data?.find((one) => one.title === title.trim().toLowerCase())?.minutes
}
