import { lazy, useRef } from 'react'
import type { ConfirmDialogProps, DialogProps } from '#web/ui/overlays/dialog-surface.tsx'
import { Later } from '#web/ui/layout/Later.tsx'
import { fetchAhead } from '#web/ui/overlays/fetched-ahead.ts'

const load = () => import('#web/ui/overlays/dialog-surface.tsx')
const Surface = lazy(async () => ({ default: (await load()).DialogSurface }))
const ConfirmSurface = lazy(async () => ({ default: (await load()).ConfirmSurface }))
fetchAhead(load)

/** Keeps the dialog mounted after its first opening, so that its closing animation runs and the focus is returned. */
function useOpenedOnce(open: boolean) {
  const opened = useRef(false)
  if (open) opened.current = true
  return opened.current
}

export function Dialog(props: DialogProps) {
  return useOpenedOnce(props.open) ? (
    <Later>
      <Surface {...props} />
    </Later>
  ) : null
}

/** Asks for confirmation before something is destroyed; the text names what else is deleted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useOpenedOnce(props.open) ? (
    <Later>
      <ConfirmSurface {...props} />
    </Later>
  ) : null
}
