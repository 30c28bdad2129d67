import { useState } from 'react'
import type { ClientStatus } from '#weddings/clients/contract/endpoints.ts'
import * as calls from '#weddings/clients/contract/calls.ts'
import * as templateCalls from '#plan/templates/contract/calls.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { newClientStatuses } from '#weddings/clients/web/client-statuses.ts'
import { navigate } from '#platform/web/router/router.ts'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { StatusOptions } from '#weddings/clients/web/StatusOptions.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { FormPage } from '#platform/web/ui/layout/FormPage.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'
import { formDraft } from '#platform/web/ui/controls/drafts.ts'

const rules = () => import('#weddings/clients/contract/endpoints.ts').then(({ newClient }) => newClient)

const empty = {
  partnerOneName: '',
  partnerTwoName: '',
  email: '',
  phone: '',
  weddingDate: '',
  guestCount: '',
  budget: '',
  venue: '',
  status: 'inquiry' as ClientStatus,
  notes: '',
}

export default function NewClientPage() {
  const { mutateAsync } = useCall(calls.create)
  const { data: templates = [] } = useAnswer(templateCalls.list, {})
  const [template, setTemplate] = useState('')
  const form = useZodForm(rules, empty, formDraft('new-client'))

  const submit = form.handleSubmit(async (body) => {
    const { id } = await mutateAsync({ body })
    form.reset()
    toast({ title: 'Client Added', text: 'New client has been successfully added to your portfolio.' })
    const params = { id }
    await navigate(
      template ? { to: '/clients/{id}/plan', params, search: { template } } : { to: '/clients/{id}', params },
    )
  }, 'Failed to add client. Please try again.')

  return (
    <FormPage
      form={form}
      onSubmit={submit}
      back={{ to: '/', label: 'Back to Dashboard' }}
      title="Add New Client"
      subtitle="Create a new client profile for your wedding planning services"
      heading="Client Information"
      submit={['Add Client', 'Adding Client...']}
    >
      <TextInput label="Partner One Name" required {...form.register('partnerOneName')} />
      <TextInput label="Partner Two Name" {...form.register('partnerTwoName')} />
      <TextInput label="Email Address" type="email" required {...form.register('email')} />
      <TextInput label="Phone Number" type="tel" {...form.register('phone')} />
      <DateField label="Wedding Date" {...form.register('weddingDate')} />
      <TextInput label="Guest Count" type="number" min={0} placeholder="150" {...form.register('guestCount')} />
      <TextInput label="Budget" placeholder="$50,000" {...form.register('budget')} />
      <TextInput label="Venue" {...form.register('venue')} />
      <NativeSelect label="Status" {...form.register('status')}>
        <StatusOptions statuses={newClientStatuses} />
      </NativeSelect>
      {templates.length > 0 && (
        <NativeSelect
          label="Plan"
          hint="You see every row with its date before anything is added."
          value={template}
          onChange={({ target }) => setTemplate(target.value)}
        >
          <option value="">No plan yet</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      <TextArea label="Notes" rows={4} wide {...form.register('notes')} />
    </FormPage>
  )
}
