import { useSingleKeys } from '#platform/web/ui/controls/use-single-keys.ts'

const rows = () => [...document.querySelectorAll<HTMLElement>('#page [data-task]')]
const rowHere = () => document.activeElement?.closest<HTMLElement>('[data-task]')

/** The row's own button, which opens the task with Enter and the space bar. */
const focusRow = (row: HTMLElement | undefined) => {
  row?.querySelector<HTMLElement>('[data-opens]')?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

function step(by: 1 | -1): void {
  const all = rows()
  const here = rowHere()
  focusRow(here ? all[all.indexOf(here) + by] : all[0])
}

type Keys = {
  choose: (id: number) => void
  edit: (id: number) => void
  date: (id: number) => void
  stopChoosing: () => boolean
}

/** j and k move through the rows, x chooses one, e edits it, d sets its date, Escape ends choosing. */
export function useTaskKeys({ choose, edit, date, stopChoosing }: Keys): void {
  const withRow = (act: (id: number) => void) => () => {
    const id = Number(rowHere()?.dataset['task'])
    if (!id) return false
    act(id)
    return true
  }
  useSingleKeys({
    j: () => step(1),
    k: () => step(-1),
    x: withRow(choose),
    e: withRow(edit),
    d: withRow(date),
    Escape: stopChoosing,
  })
}
