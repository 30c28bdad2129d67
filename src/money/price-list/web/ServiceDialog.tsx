import * as calls from '#money/price-list/contract/calls.ts'
import type { Service } from '#money/price-list/contract/endpoints.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'

type Props = { service: Service | undefined; open: boolean; onClose: () => void }

const rules = () => import('#money/price-list/contract/endpoints.ts').then(({ serviceForm }) => serviceForm)

/** Adds a service, or changes the given one. */
export default function ServiceDialog({ service, open, onClose }: Props) {
  const add = useCall(calls.add)
  const change = useCall(calls.change)
  const start = () => ({ description: service?.description ?? '', rate: service?.rate ?? '' })
  const form = useZodForm(rules, start(), formDraft(`service-${service?.id ?? 'new'}`))
  const dialog = useFormDialog(form, open, start, onClose)
  const submit = form.handleSubmit(async (body) => {
    if (service) await change.mutateAsync({ params: { id: service.id }, body })
    else await add.mutateAsync({ body })
    dialog.leave()
    toast({ title: 'Service saved', text: body.description })
  }, 'Failed to save the service. Please try again.')
  return (
    <FormDialog
      dialog={dialog}
      onSubmit={submit}
      title={service ? 'Edit Service' : 'New Service'}
      submit={['Save Service', 'Saving...']}
    >
      <TextInput label="Service" required wide {...form.register('description')} />
      <TextInput label="Price" required inputMode="decimal" inputClassName="tabular" {...form.register('rate')} />
    </FormDialog>
  )
}
