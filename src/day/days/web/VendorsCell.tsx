import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { DayVendor, Item } from '#day/days/contract/day-records.ts'
import { CellButton } from '#day/days/web/CellButton.tsx'
import { neighbour } from '#day/days/web/cells.ts'
import { vendorNames } from '#day/days/web/item-words.ts'
import type { RowActions } from '#day/days/web/row-actions.ts'
import { idsOfWedding } from '#day/days/web/typed-vendors.ts'
import { VendorChoice } from '#day/days/web/VendorChoice.tsx'
import { useFocusBack } from '#platform/web/ui/controls/use-focus-back.ts'

type Props = { item: Item; vendors: readonly DayVendor[]; isOpen: boolean; actions: RowActions }

/** The responsible vendors, chosen in place. */
export function VendorsCell({ item, vendors, isOpen, actions }: Props) {
  const { button, giveBack } = useFocusBack(isOpen)
  if (isOpen) return <Editor {...{ item, vendors, actions, giveBack }} />
  const shown = vendorNames(item.vendorIds, vendors)
  return <CellButton {...{ item, actions, button, shown }} column="vendorIds" />
}

function Editor({ vendors, actions, giveBack, ...given }: Omit<Props, 'isOpen'> & { giveBack: () => void }) {
  // As it was when the cell was opened: what somebody else writes meanwhile is not overwritten unseen.
  const [item] = useState(given.item)
  const [ids, setIds] = useState<readonly number[]>(item.vendorIds)
  const box = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  useEffect(() => (box.current?.querySelector('input') ?? box.current)?.focus(), [])

  const close = (saves: boolean, next?: 'place' | 'audience') => {
    if (isDone.current) return
    isDone.current = true
    if (saves && String(ids) !== String(item.vendorIds)) actions.save(item, { vendorIds: idsOfWedding(ids, vendors) })
    actions.edit(next && { id: item.id, column: next })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      giveBack()
      close(false)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      giveBack()
      close(true)
    }
    if (event.key === 'Tab') {
      event.preventDefault()
      close(true, neighbour('vendorIds', event.shiftKey ? -1 : 1) as 'place' | 'audience')
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])]
    inputs[inputs.indexOf(document.activeElement as HTMLInputElement) + step]?.focus()
  }
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close(true)
  }
  return (
    <div ref={box} tabIndex={-1} className="day-cell-editor day-popup" onKeyDown={press} onBlur={leave}>
      <VendorChoice label={`Vendors of ${item.title}`} vendors={vendors} chosen={ids} onChange={setIds} />
    </div>
  )
}
