import type { ReactNode } from 'react'
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
  choose: 'Nothing is added until you have seen it.',
  columns: 'Please check what each column is.',
  preview: 'Please check the rows. Either all selected rows are added, or none.',
}

/** The dialog of an import, with the buttons of its step. */
export function ListSteps(props: Props) {
  const { title, open, onClose, step, isPending, onBack, onPreview, onAdd, addLabel, canAdd, children } = props
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={descriptions[step]}
      className="sm:max-w-2xl!"
      footer={
        <>
          {step === 'choose' ? <Button onClick={onClose}>Cancel</Button> : <Button onClick={onBack}>Back</Button>}
          {step === 'columns' && (
            <Button variant="primary" pending={isPending} pendingLabel="Checking..." onClick={onPreview}>
              Preview
            </Button>
          )}
          {step === 'preview' && (
            <Button variant="primary" disabled={!canAdd} pending={isPending} pendingLabel="Adding..." onClick={onAdd}>
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
