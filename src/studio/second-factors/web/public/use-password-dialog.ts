import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

const rules = () => import('#studio/second-factors/contract/endpoints.ts').then(({ withPassword }) => withPassword)
const empty = () => ({ currentPassword: '' })

/** A dialog that asks for the password of whoever is signed in. */
export function usePasswordDialog(
  { open, onClose }: { open: boolean; onClose: () => void },
  send: (body: { currentPassword: string }) => Promise<void>,
  failure: string,
) {
  const form = useZodForm(rules, empty())
  const dialog = useFormDialog(form, open, empty, onClose)
  return { dialog, register: form.register, onSubmit: form.handleSubmit(send, failure) }
}
