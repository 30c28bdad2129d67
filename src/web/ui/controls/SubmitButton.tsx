import type { ComponentProps } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'form'> & { form: { isSubmitting: boolean } }

/** The button that submits a form. */
export const SubmitButton = ({ form, ...button }: Props) => (
  <Button type="submit" variant="primary" pending={form.isSubmitting} {...button} />
)
