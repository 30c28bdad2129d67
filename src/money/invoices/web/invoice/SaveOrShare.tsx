import type { FormEvent } from 'react'
import { Button } from '#platform/web/ui/controls/Button.tsx'

export type SavedAs = 'Draft' | 'Sent'

/** Which of the two buttons was pressed. Enter saves a draft, so that nothing is shared with a couple by accident. */
export function savedAs(event: FormEvent<HTMLFormElement>): SavedAs {
  const { submitter } = event.nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.value === 'Sent' ? 'Sent' : 'Draft'
}

type Props = { formId: string; draftLabel: string; pendingAs: SavedAs | undefined }

export function SaveOrShare({ formId, draftLabel, pendingAs }: Props) {
  const shared = { type: 'submit', form: formId, disabled: pendingAs !== undefined } as const
  return (
    <>
      <Button {...shared} value="Draft" pending={pendingAs === 'Draft'} pendingLabel="Saving...">
        {draftLabel}
      </Button>
      <Button {...shared} value="Sent" variant="primary" pending={pendingAs === 'Sent'} pendingLabel="Sharing...">
        Save and Share
      </Button>
    </>
  )
}
