import * as calls from '#overview/busy/contract/calls.ts'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

const rules = () => import('#overview/busy/contract/endpoints.ts').then(({ newBusyCalendar }) => newBusyCalendar)

type Values = { address: string; name: string | null | undefined }
const empty = (): Values => ({ address: '', name: '' })

type Props = { open: boolean; onClose: () => void }

/** Adds a calendar kept elsewhere, which the server reads at once. */
export default function BusyDialog({ open, onClose }: Props) {
  const { mutateAsync } = useCall(calls.create)
  const form = useZodForm(rules, empty())
  const dialog = useFormDialog(form, open, empty, onClose)
  const submit = form.handleSubmit(async (body) => {
    const { name } = await mutateAsync({ body })
    toast({ title: 'Calendar added', text: `The busy times of ${name} are on your calendar.` })
    onClose()
  }, 'Failed to read the calendar. Please try again.')
  return (
    <FormDialog dialog={dialog} onSubmit={submit} title="Add Calendar" submit={['Add Calendar', 'Reading...']}>
      <TextInput
        label="Address"
        hint="You can find it in the settings of the other calendar, as “secret address in iCal format” or “published calendar”"
        inputMode="url"
        placeholder="https://"
        required
        wide
        {...form.register('address')}
      />
      <TextInput label="Name" hint="Leave empty to use the calendar’s own name" wide {...form.register('name')} />
    </FormDialog>
  )
}
