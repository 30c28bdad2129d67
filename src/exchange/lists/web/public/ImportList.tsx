import Upload from 'lucide-react/icons/upload'
import { lazy, useState } from 'react'
import type { RowKind } from '#exchange/lists/contract/list-choices.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { onceOpened } from '#platform/web/ui/overlays/Dialog.tsx'

const ListDialog = onceOpened(lazy(() => import('#exchange/lists/web/ListDialog.tsx')))

/** Opens the import, with what the page is about chosen. */
export function ImportList({ kind, label }: { kind: RowKind; label?: string }) {
  const [isOpen, setOpen] = useState(false)
  if (!hasRight('work') || !hasRight('names')) return null
  return (
    <>
      <Button icon={<Upload />} onClick={() => setOpen(true)}>
        {label ?? <span className="max-sm:sr-only">Import</span>}
      </Button>
      <ListDialog kind={kind} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
