import { focusRow, idOfRow, rowHere, rowSelector } from '#day/days/web/cells.ts'
import { useSingleKeys } from '#platform/web/ui/controls/use-single-keys.ts'

type Keys = {
  choose: (id: number) => void
  open: (id: number) => void
  remove: (id: number) => void
  stopChoosing: () => boolean
}

/** Moves the focus to the next or the previous row. */
function step(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(rowSelector)]
  const here = rowHere()
  focusRow(here ? all[all.indexOf(here) + by] : all[0])
}

/** Arrows move only from a row, so that they scroll the page otherwise. */
const arrow = (by: 1 | -1) => () => {
  if (!rowHere()) return false
  step(by)
  return true
}

/** j, k and arrows move through the rows, x chooses one, Enter opens it, Delete deletes it, Escape ends choosing. */
export function useRowKeys({ choose, open, remove, stopChoosing }: Keys): void {
  const withRow = (act: (id: number) => void) => () => {
    const id = idOfRow(rowHere())
    if (!id) return false
    act(id)
    return true
  }
  const removeHere = withRow((id) => {
    const row = rowHere()
    focusRow((row?.nextElementSibling ?? row?.previousElementSibling) as HTMLElement | null)
    remove(id)
  })
  useSingleKeys({
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: arrow(1),
    ArrowUp: arrow(-1),
    x: withRow(choose),
    // On a cell, Enter opens its editor.
    Enter: () => (rowHere() === document.activeElement ? withRow(open)() : false),
    Delete: removeHere,
    Backspace: removeHere,
    Escape: stopChoosing,
  })
}
