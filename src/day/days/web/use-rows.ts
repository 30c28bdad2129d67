import { useMemo, useState } from 'react'
import type { Item } from '#day/days/contract/day-records.ts'
import { saveItem, unsavedBy, type ItemValues, type Unsaved } from '#day/days/web/item-edits.ts'
import type { Column } from '#day/days/web/item-words.ts'
import type { RowActions } from '#day/days/web/row-actions.ts'
import { removeItems } from '#day/days/web/several-items.ts'

type Options = { dayId: number; open: (id: number) => void; shiftFrom: (id: number) => void }

const without = <Value>(map: ReadonlyMap<number, Value>, id: number) =>
  new Map([...map].filter(([other]) => other !== id))

/** What is open, chosen and not saved in the list, with the actions of its rows. */
export function useRows({ dayId, open, shiftFrom }: Options) {
  const [cell, edit] = useState<{ id: number; column: Column }>()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [unsaved, setUnsaved] = useState<ReadonlyMap<number, Unsaved>>(new Map())
  const actions: RowActions = useMemo(() => {
    const drop = (id: number) => setUnsaved((now) => (now.has(id) ? without(now, id) : now))
    const save = async (item: Item, values: ItemValues) => {
      drop(item.id)
      try {
        await saveItem(item, values)
      } catch (error) {
        setUnsaved((now) => new Map(now).set(item.id, unsavedBy(error, values)))
      }
    }
    return {
      edit,
      save: (item, values) => void save(item, values),
      drop,
      choose: (id) =>
        setChosen((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]))),
      open,
      remove: (ids) => void removeItems(dayId, ids),
      shiftFrom,
    }
  }, [dayId, open, shiftFrom])
  return { cell, chosen, unsaved, actions, chooseNone: () => setChosen(new Set()), chooseAll: setChosen }
}
