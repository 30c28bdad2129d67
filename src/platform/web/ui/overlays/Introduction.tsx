import X from 'lucide-react/icons/x'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import * as classes from '#platform/web/ui/overlays/dialog-classes.ts'
import { useOpenDialog } from '#platform/web/ui/overlays/open-dialogs.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = { title: string; text: string; confirm: string; onClose: () => void; children?: ReactNode }

/**
 * Explains something beside the page, which stays usable: using it closes the introduction. It is shown without having been
 * asked for, so it is cheap, unlike a modal dialog, which makes the browser style the whole page again.
 */
export function Introduction({ title, text, confirm, onClose, children }: Props) {
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  useOpenDialog(true, onClose, false)
  const press = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose())
  const click = useEffectEvent(({ target }: MouseEvent) => !card.current?.contains(target as Node) && onClose())
  // As a layout effect, it still knows on closing whether the focus was inside.
  useLayoutEffect(() => {
    const before = document.activeElement
    const shown = card.current
    shown?.querySelector<HTMLElement>('[data-confirm]')?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && shown?.contains(document.activeElement)) before.focus()
    }
  }, [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    const onClick = (event: MouseEvent) => click(event)
    addEventListener('keydown', onKeyDown)
    addEventListener('click', onClick, true)
    return () => {
      removeEventListener('keydown', onKeyDown)
      removeEventListener('click', onClick, true)
    }
  }, [])
  return createPortal(
    <div
      ref={card}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      data-state="open"
      className={classes.surface}
    >
      <div className={classes.header}>
        <h2 id={`${id}-title`} className={classes.heading}>
          {title}
        </h2>
        <p id={`${id}-text`} className={classes.about}>
          {text}
        </p>
      </div>
      {children && <div className={classes.content}>{children}</div>}
      <div className={classes.footerRow}>
        <Button data-confirm variant="primary" onClick={onClose}>
          {confirm}
        </Button>
      </div>
      <button type="button" aria-label={t('Close')} className={classes.closeButton} onClick={onClose}>
        <X className="size-4" />
      </button>
    </div>,
    document.body,
  )
}
