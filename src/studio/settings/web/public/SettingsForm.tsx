import type { FormEvent, ReactNode } from 'react'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { SubmitButton } from '#platform/web/ui/controls/SubmitButton.tsx'

type Props = {
  title: string
  text: string
  form: { isSubmitting: boolean; isDirty: boolean; reset: () => void }
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  children: ReactNode
}

/** A card with a form in two columns, and the buttons below it. */
export function SettingsForm({ title, text, form, onSubmit, children }: Props) {
  return (
    <TitledCard title={title} text={text}>
      <form noValidate onSubmit={(event) => void onSubmit(event)}>
        <div className="grid gap-5 sm:grid-cols-2">{children}</div>
        <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          {form.isDirty && !form.isSubmitting && (
            <Button variant="quiet" onClick={() => form.reset()}>
              Discard Changes
            </Button>
          )}
          <SubmitButton form={form} words={['Save Changes', 'Saving...']} />
        </div>
      </form>
    </TitledCard>
  )
}
