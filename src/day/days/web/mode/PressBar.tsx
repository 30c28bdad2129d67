import { useEffect, useRef, type MouseEvent } from 'react'
import type { ItemState } from '#day/days/contract/day-audiences.ts'
import type { Item } from '#day/days/contract/day-records.ts'
import type { PressItem } from '#day/days/web/mode/day-calls.ts'

/** What can be pressed in each state; the first is the most likely. */
const presses: Record<ItemState, readonly (readonly [label: string, state: ItemState])[]> = {
  open: [
    ['Start', 'running'],
    ['Done', 'done'],
    ['Skip', 'skipped'],
  ],
  running: [
    ['Done', 'done'],
    ['Skip', 'skipped'],
    ['Not Yet', 'open'],
  ],
  done: [
    ['Start Again', 'running'],
    ['Not Yet', 'open'],
  ],
  skipped: [
    ['Start', 'running'],
    ['Done', 'done'],
    ['Not Yet', 'open'],
  ],
}

type Props = { item: Item; press: PressItem }

/** The buttons for the chosen item, in reach of the thumb. */
export function PressBar({ item, press }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    // The pressed button is gone; who uses the keyboard goes on with the next one.
    if (isPressed.current) bar.current?.querySelector('button')?.focus()
    isPressed.current = false
  }, [item.id, item.state])
  const pressed = (label: string, state: ItemState) => (event: MouseEvent) => {
    // The second click of a double click would press the button that takes the place of the first.
    if (event.detail > 1) return
    isPressed.current = true
    press(item, state, label)
  }
  return (
    <div ref={bar} className="day-mode-bar" role="group" aria-label={item.title}>
      <p className="day-mode-bar-title">{item.title}</p>
      <div className="day-mode-buttons">
        {presses[item.state].map(([label, state], index) => (
          <button
            key={label}
            type="button"
            className="day-mode-button"
            data-first={index === 0}
            onClick={pressed(label, state)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
