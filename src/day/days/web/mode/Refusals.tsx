import { useEffect } from 'react'
import { partsOf } from '#platform/contract/call.ts'
import * as calls from '#day/days/contract/calls.ts'
import { useOutboxState } from '#platform/web/outbox/use-outbox-state.ts'
import { forgetRefused, showRefused } from '#platform/web/outbox/waiting.ts'
import type { Entry } from '#platform/web/outbox/stored-entries.ts'

const routes = new Set<string>([partsOf(calls.setProgress).route, partsOf(calls.shift).route])

const isOfDay =
  (dayId: number) =>
  ({ route, input }: Entry): boolean =>
    routes.has(route) && (input as { params: { id: number } }).params.id === dayId

/** What was pressed here for this day and does not count, each with its reason, until it was read. */
export function Refusals({ dayId }: { dayId: number }) {
  useEffect(() => showRefused(isOfDay(dayId)), [dayId])
  const refused = useOutboxState().refused.filter(isOfDay(dayId))
  return (
    <div role="alert" className="day-mode-refusals">
      {refused.length > 0 && (
        <ul aria-label="Not applied">
          {refused.map(({ id, what, refused: why }) => (
            <li key={id}>
              <p className="min-w-0 wrap-anywhere">
                <strong>Not applied: {what}.</strong> {why}
              </p>
              <button
                type="button"
                className="day-mode-understood"
                aria-label={`OK, ${what}`}
                onClick={() => void forgetRefused([id])}
              >
                OK
              </button>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 2 && (
        <button
          type="button"
          className="day-mode-understood"
          onClick={() => void forgetRefused(refused.map(({ id }) => id))}
        >
          OK to All {refused.length}
        </button>
      )}
    </div>
  )
}
