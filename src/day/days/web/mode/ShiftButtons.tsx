import { useState } from 'react'
import type { Day, Item } from '#day/days/contract/day-records.ts'
import type { DayCalls } from '#day/days/web/mode/day-calls.ts'
import { ShiftDialog } from '#day/days/web/mode/ShiftDialog.tsx'

const steps = [5, 10, 15]

type Props = { day: Day; upcoming: readonly Item[]; shift: DayCalls['shift'] }

/** Delays what has not begun yet, after a preview. */
export function ShiftButtons({ day, upcoming, shift }: Props) {
  const [minutes, setMinutes] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="day-mode-shifts" role="group" aria-label="Running late: move what has not begun">
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            className="day-mode-button"
            onClick={() => {
              setMinutes(step)
              setOpen(true)
            }}
          >
            +{step} min
          </button>
        ))}
      </div>
      <ShiftDialog {...{ day, upcoming, minutes, shift }} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
