import { useEffect, useRef, useState } from 'react'

type Form<Values> = {
  changed: (keyof Values)[]
  isSubmitting: boolean
  rebase: (next: Values) => void
  setValue: (field: keyof Values & string, value: Values[keyof Values & string]) => void
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What a form has changed, with the values that its user has seen. */
export function changesOf<Values extends Record<string, unknown>>(
  body: Values,
  changed: readonly string[],
  seen: Readonly<Record<string, unknown>>,
) {
  const fields = Object.keys(body).filter((field) => changed.includes(field))
  const of = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(fields.map((field) => [field, values[field]]))
  return { ...(of(body) as Partial<Values>), previous: of(seen) }
}

/**
 * What others write while a form for a row is open. Fields that are not changed in the form show it at once; a changed
 * one is a conflict until it is settled. Without a row, the form is for a new one.
 */
export function useOthersEdits<
  Values extends Record<string, unknown>,
  Row extends { [Name in keyof Values]?: unknown } | undefined,
>(row: Row, open: boolean, form: Form<Values>, valuesOf: (row: NonNullable<Row>) => Values) {
  type Field = keyof Values & string
  /** The row as the user has seen it. */
  const [seen, setSeen] = useState(row)
  const shown = useRef(row)
  useEffect(() => {
    if (!open) return
    shown.current = row
    setSeen(row)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what others change meanwhile must stay a conflict
  }, [open])
  useEffect(() => {
    // While it is sent, the row has the values of this form.
    if (!open || form.isSubmitting || shown.current === row || !row) return
    shown.current = row
    const changed = form.changed as Field[]
    setSeen((last) => ({ ...row, ...Object.fromEntries(changed.map((field) => [field, last?.[field]])) }))
    form.rebase(valuesOf(row))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form is another object after each render
  }, [row, open, form.isSubmitting])
  const [before, now] = [seen && valuesOf(seen), row && valuesOf(row)]
  const isOthers = (field: Field) => !isSame(before?.[field], now?.[field])
  return {
    seen,
    conflicts: form.isSubmitting ? [] : (form.changed as Field[]).filter(isOthers),
    /** Keeps the form's value of a conflict, or takes the row's. */
    settle: (field: Field, whose: 'mine' | 'theirs') => {
      setSeen((last) => ({ ...last, [field]: row?.[field] }))
      if (whose === 'theirs' && now) form.setValue(field, now[field])
    },
  }
}
