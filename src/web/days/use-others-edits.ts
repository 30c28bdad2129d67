import { useEffect, useRef, useState } from 'react'
import type { Item } from '#contract/day-records.ts'
import type { ItemValues } from '#web/days/item-edits.ts'

type Field = keyof ItemValues

type Form<Values> = {
  changed: (keyof Values)[]
  isSubmitting: boolean
  rebase: (next: Values) => void
  setValue: (field: keyof Values & string, value: Values[keyof Values & string]) => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What others write while a form for an item is open. Fields that are not changed in the form show it at once; a changed
 * one is a conflict until it is settled.
 */
export function useOthersEdits<Values extends Record<Field, unknown>>(
  item: Item,
  open: boolean,
  form: Form<Values>,
  valuesOf: (item: Item) => Values,
) {
  /** The item as the user has seen it. */
  const [seen, setSeen] = useState(item)
  const shown = useRef(item)
  useEffect(() => {
    if (!open) return
    shown.current = item
    setSeen(item)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what others change meanwhile must stay a conflict
  }, [open])
  useEffect(() => {
    // While it is sent, the item has the values of this form.
    if (!open || form.isSubmitting || shown.current === item) return
    shown.current = item
    const changed = form.changed as Field[]
    setSeen((now) => ({ ...item, ...Object.fromEntries(changed.map((field) => [field, now[field]])) }))
    form.rebase(valuesOf(item))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is another object after each render
  }, [item, open, form.isSubmitting])
  return {
    seen,
    conflicts: form.isSubmitting ? [] : (form.changed as Field[]).filter((field) => !isSame(seen[field], item[field])),
    settle: (field: Field, value: Values[Field]) => {
      setSeen((now) => ({ ...now, [field]: item[field] }))
      form.setValue(field, value)
    },
  }
}
