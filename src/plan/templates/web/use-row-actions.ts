import { useCallback, useEffect, useState } from 'react'
import type { TemplateRow } from '#plan/templates/contract/template-rows.ts'
import { groupsOf, indentTo, newKey, putBack, stepTo, type Edit } from '#plan/templates/web/template-edits.ts'
import { toast } from '#platform/web/ui/overlays/toast.ts'

export type RowAction = 'open' | 'duplicate' | 'up' | 'down' | 'in' | 'out' | 'delete'
export type RowAct = (action: RowAction, key: string) => void

type Now = () => { rows: readonly TemplateRow[]; edit: (edit: Edit | undefined) => void }

const buttonOf = (key: string) => document.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] > button`)

/** What can be done with a row by keyboard and menu, and where it has gone, for screen readers. */
export function useRowActions(now: Now, open: (key: string) => void) {
  const [focused, setFocused] = useState<{ key: string }>()
  const [moved, setMoved] = useState('')
  // A row that comes into another phase is mounted anew there.
  useEffect(() => {
    if (focused) buttonOf(focused.key)?.focus()
  }, [focused])

  const act: RowAct = useCallback(
    (action, key) => {
      const { rows, edit } = now()
      const move = (to: Edit | undefined) => {
        if (!to) return
        edit(to)
        setFocused({ key })
        setMoved(placeInWords(now().rows, to))
      }
      switch (action) {
        case 'open':
          return open(key)
        case 'up':
        case 'down':
          return move(stepTo(rows, key, action === 'up' ? -1 : 1))
        case 'in':
        case 'out':
          return move(indentTo(rows, key, action === 'out' ? -1 : 1))
        case 'duplicate':
          return duplicate(rows, key, edit)
        case 'delete': {
          const next = rows[rows.findIndex((row) => row.key === key) + 1] ?? rows.at(-2)
          remove(rows, key, (undo) => {
            now().edit(undo)
            setFocused({ key })
          })
          if (next) setFocused({ key: next.key })
        }
      }
    },
    [now, open],
  )
  return { act, moved }
}

function duplicate(rows: readonly TemplateRow[], key: string, edit: (edit: Edit) => void): void {
  const at = rows.findIndex((row) => row.key === key)
  const row = rows[at]
  if (!row) return
  const next = rows[at + 1]
  const before = next?.phase === row.phase ? next.key : null
  edit({ kind: 'add', row: { ...row, key: newKey() }, before })
}

function remove(rows: readonly TemplateRow[], key: string, edit: (edit: Edit | undefined) => void): void {
  const undo = putBack(rows, key)
  const title = rows.find((row) => row.key === key)?.title ?? ''
  edit({ kind: 'remove', key })
  toast({ title: 'Row deleted', text: title, action: { label: 'Undo', onSelect: () => edit(undo) } })
}

function placeInWords(rows: readonly TemplateRow[], to: Edit): string {
  if (to.kind !== 'move') return ''
  const { phase } = to
  const here =
    groupsOf(rows)
      .find((group) => group.phase === phase)
      ?.rows.filter((row) => row.key !== to.key) ?? []
  const at = to.before === null ? here.length : here.findIndex((row) => row.key === to.before)
  return `Moved to place ${at + 1} of ${here.length + 1} ${phase === null ? 'without a phase' : `in ${phase}`}`
}
