import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = { count: number; onAnswer: (shared: boolean) => void; onCancel: () => void }

/** Asks whether the couple is to see files, before the first of a wedding are added. */
export const AskForWhom = ({ count, onAnswer, onCancel }: Props) => (
  <Dialog
    open={count > 0}
    onOpenChange={(open) => !open && onCancel()}
    title={count === 1 ? 'May the couple see this file?' : `May the couple see these ${count} files?`}
    description="Your answer is remembered for this wedding. You can change it with the switch below the field."
    footer={
      <>
        <Button onClick={() => onAnswer(false)}>Only the Studio</Button>
        <Button variant="primary" onClick={() => onAnswer(true)}>
          Show in the Portal
        </Button>
      </>
    }
  />
)
