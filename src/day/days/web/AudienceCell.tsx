import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Audience } from '#day/days/contract/day-audiences.ts'
import type { Item } from '#day/days/contract/day-records.ts'
import { CellButton } from '#day/days/web/CellButton.tsx'
import { audienceNames } from '#day/days/web/item-words.ts'
import type { RowActions } from '#day/days/web/row-actions.ts'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { useFocusBack } from '#platform/web/ui/controls/use-focus-back.ts'

type Props = { item: Item; isOpen: boolean; actions: RowActions }

/** Who sees an item, chosen in place. */
export function AudienceCell({ item, isOpen, actions }: Props) {
  const { button, giveBack } = useFocusBack(isOpen)
  if (isOpen) return <Editor {...{ item, actions, giveBack }} />
  return <CellButton {...{ item, actions, button }} column="audience" shown={audienceNames[item.audience]} />
}

function Editor({ actions, giveBack, ...given }: Omit<Props, 'isOpen'> & { giveBack: () => void }) {
  // As it was when the cell was opened: what somebody else writes meanwhile is not overwritten unseen.
  const [item] = useState(given.item)
  const field = useRef<HTMLSelectElement>(null)
  const isDone = useRef(false)
  useEffect(() => field.current?.focus(), [])
  const close = (saves: boolean, next?: 'vendorIds') => {
    if (isDone.current) return
    isDone.current = true
    const audience = field.current?.value as Audience
    if (saves && audience !== item.audience) actions.save(item, { audience })
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
    if (event.key === 'Tab' && event.shiftKey) {
      event.preventDefault()
      close(true, 'vendorIds')
    }
  }
  return (
    <select
      ref={field}
      aria-label={`Who sees ${item.title}`}
      defaultValue={item.audience}
      onKeyDown={press}
      onBlur={() => close(true)}
      className={controlClass}
    >
      <Options labels={audienceNames} />
    </select>
  )
}
