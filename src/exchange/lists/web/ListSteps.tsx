import type { ReactNode } from 'react'
import { msg } from '#platform/contract/locale/translate.ts'
import { t } from '#platform/web/locale/t.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

export type Step = 'choose' | 'columns' | 'preview'

type Props = {
  title: string
  open: boolean
  onClose: () => void
  step: Step
  isPending: boolean
  onBack: () => void
  onPreview: () => void
  onAdd: () => void
  /** 'Add 3 tasks' */
  addLabel: string
  canAdd: boolean
  children: ReactNode
}

const descriptions: Record<Step, string> = {
  choose: msg('Nothing is added until you have seen it.'),
  columns: msg('Please check what each column is.'),
  preview: msg('Please check the rows. Either all selected rows are added, or none.'),
}

/** The dialog of an import, with the buttons of its step. */
export function ListSteps(props: Props) {
  const { title, open, onClose, step, isPending, onBack, onPreview, onAdd, addLabel, canAdd, children } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={t(descriptions[step])}
      className="sm:max-w-2xl!"
      footer={
        <>
          {step === 'choose' ? (
            <Button onClick={onClose}>{t('Cancel')}</Button>
          ) : (
            <Button onClick={onBack}>{t('Back')}</Button>
          )}
          {step === 'columns' && (
            <Button variant="primary" pending={isPending} pendingLabel={t('Checking...')} onClick={onPreview}>
              {t('Preview')}
            </Button>
          )}
          {step === 'preview' && (
            <Button
              variant="primary"
              disabled={!canAdd}
              pending={isPending}
              pendingLabel={t('Adding...')}
              onClick={onAdd}
            >
              {addLabel}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  )
}
