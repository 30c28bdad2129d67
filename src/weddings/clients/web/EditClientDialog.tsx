import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { partsOf } from '#platform/contract/call.ts'
import * as calls from '#weddings/clients/contract/calls.ts'
import { withTheirs } from '#platform/web/calls/with-theirs.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { statusesToEdit } from '#weddings/clients/web/public/client-statuses.ts'
import { loginHint } from '#weddings/clients/web/login-hint.ts'
import type { ReDatingOf } from '#weddings/clients/web/re-dating.ts'
import { StatusOptions } from '#weddings/clients/web/StatusOptions.tsx'
import { FormDialog } from '#platform/web/ui/overlays/FormDialog.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { changesOf, useOthersEdits } from '#platform/web/ui/controls/use-others-edits.ts'
import { TakenDate } from '#weddings/clients/web/TakenDate.tsx'
import { Conflicts } from '#platform/web/ui/controls/Conflicts.tsx'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { useFormDialog } from '#platform/web/ui/overlays/use-form-dialog.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'
import { ClientLink } from '#weddings/clients/web/public/ClientLink.tsx'

const rules = () => import('#weddings/clients/contract/endpoints.ts').then(({ editClientForm }) => editClientForm)

const valuesOf = (client: Client) => ({
  partnerOneName: client.partnerOneName,
  partnerTwoName: client.partnerTwoName ?? '',
  email: client.email,
  phone: client.phone ?? '',
  weddingDate: client.weddingDate ?? '',
  venue: client.venue ?? '',
  status: client.status,
})

const { about } = partsOf(calls.update)

const fieldNames = {
  partnerOneName: 'Partner 1 Name',
  partnerTwoName: 'Partner 2 Name',
  email: 'Email',
  phone: 'Phone',
  weddingDate: 'Wedding Date',
  venue: 'Venue',
  status: 'Status',
}

type Props = { client: Client; open: boolean; reDatingOf: ReDatingOf; onClose: () => void }

export default function EditClientDialog({ client, open, reDatingOf, onClose }: Props) {
  const { mutateAsync } = useCall(calls.update)
  const form = useZodForm(rules, valuesOf(client), formDraft(`client-${client.id}`))
  const dialog = useFormDialog(form, open, () => valuesOf(client), onClose)
  const { seen, conflicts, settle } = useOthersEdits(client, open, form, valuesOf)

  const submit = form.handleSubmit(async (body) => {
    const { weddingDate, ...others } = body
    const openReDating = weddingDate === client.weddingDate ? undefined : await reDatingOf(client.id, weddingDate)
    const sent = { ...changesOf(openReDating ? others : body, form.changed, seen), id: client.id }
    await withTheirs(about, mutateAsync({ params: { id: client.id }, body: sent }))
    dialog.leave()
    toast({ title: 'Success', text: 'Client updated successfully' })
    await openReDating?.()
  }, 'Failed to update client')

  return (
    <FormDialog dialog={dialog} onSubmit={submit} title="Edit Client" submit={['Update Client', 'Updating...']}>
      <Conflicts fields={conflicts} names={fieldNames} mine={form.values} theirs={client} onSettle={settle} />
      <TextInput label="Partner 1 Name" required {...form.register('partnerOneName')} />
      <TextInput label="Partner 2 Name" required {...form.register('partnerTwoName')} />
      <TextInput
        label="Email"
        type="email"
        required
        hint={loginHint(client, form.values.email)}
        wide
        {...form.register('email')}
      />
      <TextInput label="Phone (Optional)" type="tel" {...form.register('phone')} />
      <DateField label="Wedding Date" required {...form.register('weddingDate')} />
      {form.values.weddingDate !== client.weddingDate && <TakenDate date={form.values.weddingDate ?? ''} />}
      <TextInput label="Venue (Optional)" wide {...form.register('venue')} />
      <NativeSelect label="Status" wide {...form.register('status')}>
        <StatusOptions statuses={statusesToEdit(client.status)} />
      </NativeSelect>
      {(!client.partnerTwoName || !client.weddingDate) && (
        <p className="text-sm text-muted sm:col-span-2">
          No second name, or no date yet?{' '}
          <ClientLink id={client.id} onClick={dialog.leave} className="text-ink underline underline-offset-2">
            Change the rest on the couple’s page
          </ClientLink>
          , where both can be left empty.
        </p>
      )}
    </FormDialog>
  )
}
