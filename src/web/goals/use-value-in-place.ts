import { useEffect, useMemo, useRef, useState } from 'react'
import type { Goal } from '#contract/goals.ts'
import { contract } from '#contract/index.ts'
import { refetchAbout } from '#web/api.ts'
import { limitInWords, typedValue } from '#web/goals/goal-words.ts'
import { sendCurrentValue } from '#web/goals/send-current-value.ts'
import { valueWriter } from '#web/goals/value-writer.ts'
import { toast, toastFailure } from '#web/ui/toast.ts'

/** A goal's current value as it is being typed. It is saved once one pauses, and when one goes away. */
export function useValueInPlace({ id, currentValue, targetValue }: Goal) {
  const [typed, setTyped] = useState<string>()
  const focused = useRef(false)
  const writer = useMemo(
    () =>
      valueWriter(
        (value) => sendCurrentValue(id, value),
        (error) => {
          if (error !== undefined || !focused.current) setTyped(undefined)
          if (error !== undefined) return toastFailure(error, 'Error', 'Failed to update progress goal')
          toast({ title: 'Success', text: 'Progress goal updated successfully' })
          void refetchAbout(contract.goals.update.about)
        },
      ),
    [id],
  )

  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && writer.flush()
    addEventListener('pagehide', writer.leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      writer.flush()
      removeEventListener('pagehide', writer.leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [writer])

  const value = typed === undefined ? currentValue : (typedValue(typed, targetValue) ?? currentValue)
  return {
    /** What the progress is drawn from. */
    value,
    text: typed ?? String(currentValue),
    problem: limitInWords(typed, targetValue),
    type: (text: string) => {
      const next = typedValue(text, targetValue)
      setTyped(next === undefined || next === Number(text) ? text : String(next))
      if (next === undefined) writer.drop()
      else writer.write(next)
    },
    focus: () => {
      focused.current = true
    },
    blur: () => {
      focused.current = false
      writer.flush()
      setTyped(value === currentValue ? undefined : String(value))
    },
    commit: writer.flush,
  }
}
