import { useMemo, useState } from 'react'
import type { Column } from '#guests/guests/web/columns.ts'

const key = 'guest-columns'

type Choices = Readonly<Record<string, boolean>>

function stored(): Choices {
  try {
    return { ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Choices | null) }
  } catch {
    return {}
  }
}

/** Which columns are shown, which this browser remembers. */
export function useShownColumns(columns: readonly Column[]) {
  const [choices, setChoices] = useState(stored)
  const isShown = ({ id, isUsual }: Column) => choices[id] ?? isUsual ?? false
  return {
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it depends on the choices alone
    shown: useMemo(() => columns.filter(isShown), [columns, choices]),
    isShown,
    toggle: (column: Column) => {
      const next = { ...choices, [column.id]: !isShown(column) }
      setChoices(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Full or switched off: the choice holds for this page.
      }
    },
  }
}
