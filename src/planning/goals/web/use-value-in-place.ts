import { useEffect, useMemo, useRef, useState } from 'react'
import type { Goal } from '#planning/goals/contract/endpoints.ts'
import { list, update } from '#planning/goals/contract/calls.ts'
import { endPause, type ChangeOptions } from '#platform/web/calls/change.ts'
import { limitInWords, typedValue } from '#planning/goals/web/goal-words.ts'
import { withRow } from '#platform/web/calls/pending-edits.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

/** A goal's current value while it is typed. It is saved with a debounce, and on unmount. */
export function useValueInPlace({ id, currentValue, targetValue }: Goal) {
  const [typed, setTyped] = useState<string>()
  const focused = useRef(false)
  const typing = useMemo(
    (): ChangeOptions<typeof update> => ({
      optimistic: (cached, { params, body }) => cached.edit(list, (goals) => withRow(goals, params.id, body)),
      pauseMs: 500,
      failure: 'Failed to update progress goal',
      saved: () => {
        if (!focused.current) setTyped(undefined)
        toast({ title: 'Success', text: 'Progress goal updated successfully' })
      },
    }),
    [],
  )
  const { mutate } = useCall(update, typing)
  const send = () => endPause(update, { id }, 'send')
  useEffect(() => () => endPause(update, { id }, 'send'), [id])

  const write = (value: number) =>
    mutate(
      { params: { id }, body: { currentValue: value } },
      // Dropped because the text became invalid, not refused: the text stays in the field.
      { onError: ({ name }) => name !== 'AbortError' && setTyped(undefined) },
    )
  return {
    /** The value of the progress bar. */
    value: typed === undefined ? currentValue : (typedValue(typed, targetValue) ?? currentValue),
    text: typed ?? String(currentValue),
    problem: limitInWords(typed, targetValue),
    type: (text: string) => {
      const next = typedValue(text, targetValue)
      setTyped(next === undefined || next === Number(text) ? text : String(next))
      if (next === undefined) endPause(update, { id }, 'drop')
      else write(next)
    },
    focus: () => {
      focused.current = true
    },
    blur: () => {
      focused.current = false
      send()
      setTyped(undefined)
    },
    commit: send,
  }
}
