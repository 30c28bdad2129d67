import type { Planner } from '#contract/accounts.ts'
import { contract } from '#contract/index.ts'
import { useCall } from '#web/use-call.ts'
import { rememberPlanner } from '#web/session.ts'
import { SettingsForm } from '#web/settings/SettingsForm.tsx'
import { useSettingsForm } from '#web/settings/use-settings-form.ts'
import { TextArea, TextInput } from '#web/ui/controls/TextInput.tsx'

const rules = () => import('#contract/accounts.ts').then(({ businessForm }) => businessForm)

const valuesOf = (planner: Planner) => ({
  businessName: planner.businessName ?? '',
  businessEmail: planner.businessEmail ?? '',
  businessPhone: planner.businessPhone ?? '',
  businessWebsite: planner.businessWebsite ?? '',
  businessAddress: planner.businessAddress ?? '',
  businessDescription: planner.businessDescription ?? '',
})

export function BusinessTab({ planner }: { planner: Planner }) {
  const update = useCall(contract.accounts.updateBusiness)
  const { form, onSubmit } = useSettingsForm(
    rules,
    { name: 'business', stored: planner },
    valuesOf,
    (body) => update.mutateAsync({ body }),
    {
      saved: 'Business Updated',
      savedText: 'Your business details have been saved.',
      failed: 'Failed to update business information. Please try again.',
      onSaved: rememberPlanner,
    },
  )
  return (
    <SettingsForm title="Business" text="The studio behind the weddings." form={form} onSubmit={onSubmit}>
      <TextInput label="Business Name" autoComplete="organization" wide {...form.register('businessName')} />
      <TextInput label="Business Email" type="email" {...form.register('businessEmail')} />
      <TextInput label="Business Phone" type="tel" {...form.register('businessPhone')} />
      <TextInput label="Business Website" inputMode="url" wide {...form.register('businessWebsite')} />
      <TextInput label="Business Address" autoComplete="street-address" wide {...form.register('businessAddress')} />
      <TextArea label="Business Description" rows={4} wide {...form.register('businessDescription')} />
    </SettingsForm>
  )
}
