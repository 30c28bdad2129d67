import { lazy, useRef, type ComponentType } from 'react'
import type { ConfirmDialogProps, DialogProps } from '#platform/web/ui/overlays/dialog-surface.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'
import { fetchAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'

const load = () => import('#platform/web/ui/overlays/dialog-surface.tsx')
fetchAhead(load)

/** Keeps a dialog mounted after its first opening, so that its closing animation runs and the focus is returned. */
export const onceOpened = <Props extends { open: boolean }>(Surface: ComponentType<Props>) =>
  function OnceOpened(props: Props) {
    const opened = useRef(false)
    if (props.open) opened.current = true
    if (!opened.current) return null
    return (
      <Later>
        <Surface {...props} />
      </Later>
    )
  }

export const Dialog = onceOpened<DialogProps>(lazy(async () => ({ default: (await load()).DialogSurface })))

/** Asks for confirmation before something that cannot be undone; the text names what else happens. */
export const ConfirmDialog = onceOpened<ConfirmDialogProps>(
  lazy(async () => ({ default: (await load()).ConfirmSurface })),
)
