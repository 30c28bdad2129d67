import { Button } from '#platform/web/ui/controls/Button.tsx'

type Props = {
  form: { isSubmitting: boolean }
  /** The label of the button, and its label while the form is submitted. */
  words: readonly [label: string, pending: string]
  className?: string
}

/** The button that submits a form. */
export const SubmitButton = ({ form, words: [label, pending], className }: Props) => (
  <Button type="submit" variant="primary" pending={form.isSubmitting} pendingLabel={pending} className={className}>
    {label}
  </Button>
)
