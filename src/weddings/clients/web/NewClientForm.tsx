import type { ReactNode } from 'react'
import type { ClientStatus } from '#weddings/clients/contract/endpoints.ts'
import * as calls from '#weddings/clients/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { newClientStatuses } from '#weddings/clients/web/public/client-statuses.ts'
import { TakenDate } from '#weddings/clients/web/TakenDate.tsx'
import { budgetExample, currencyChoices } from '#weddings/clients/web/currency-choices.ts'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { Combobox } from '#platform/web/ui/controls/Combobox.tsx'
import { DateField } from '#platform/web/ui/controls/DateField.tsx'
import { StatusOptions } from '#weddings/clients/web/StatusOptions.tsx'
import { useZodForm } from '#platform/web/ui/controls/form.ts'
import { languageNames, type Language } from '#platform/contract/locale/language.ts'
import { Options } from '#platform/web/ui/controls/Options.tsx'
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
  currency: '',
  venue: '',
  status: 'inquiry' as ClientStatus,
  language: 'en' as Language,
  notes: '',
}

type Props = {
  /** The field that chooses a plan. */
  plan: ReactNode
  onAdded: (id: number) => Promise<void>
}

export function NewClientForm({ plan, onAdded }: Props) {
  const { mutateAsync } = useCall(calls.create)
  const form = useZodForm(rules, empty, formDraft('new-client'))

  const submit = form.handleSubmit(async (body) => {
    const { currency, ...others } = body
    const { id } = await mutateAsync({ body: { ...others, ...(currency && { currency }) } })
    form.reset()
    toast({ title: 'Client Added', text: 'New client has been successfully added to your portfolio.' })
    await onAdded(id)
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
      <TakenDate date={form.values.weddingDate ?? ''} />
      <TextInput label="Guest Count" type="number" min={0} placeholder="150" {...form.register('guestCount')} />
      <TextInput label="Budget" placeholder={budgetExample()} {...form.register('budget')} />
      {hasRight('money') && (
        <Combobox label="Currency" noun="currency" choices={currencyChoices()} {...form.register('currency')} />
      )}
      <TextInput label="Venue" {...form.register('venue')} />
      <NativeSelect label="Status" {...form.register('status')}>
        <StatusOptions statuses={newClientStatuses} />
      </NativeSelect>
      <NativeSelect label="Language" hint="In which the couple reads." {...form.register('language')}>
        <Options labels={languageNames} />
      </NativeSelect>
      {plan}
      <TextArea label="Notes" rows={4} wide {...form.register('notes')} />
    </FormPage>
  )
}
