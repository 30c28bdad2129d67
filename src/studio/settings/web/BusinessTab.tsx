import type { Planner } from '#studio/accounts/contract/endpoints.ts'
import * as accountCalls from '#studio/accounts/contract/calls.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { rememberPlanner } from '#platform/web/session/session.ts'
import { RegionFields, type RegionValues } from '#studio/settings/web/RegionFields.tsx'
import { SettingsForm } from '#studio/settings/web/public/SettingsForm.tsx'
import { useSettingsForm } from '#studio/settings/web/public/use-settings-form.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { defaultRegion } from '#platform/contract/locale/region.ts'

const rules = () => import('#studio/accounts/contract/endpoints.ts').then(({ businessForm }) => businessForm)

const valuesOf = (planner: Planner) => ({
  businessName: planner.businessName ?? '',
  businessEmail: planner.businessEmail ?? '',
  businessPhone: planner.businessPhone ?? '',
  businessWebsite: planner.businessWebsite ?? '',
  businessAddress: planner.businessAddress ?? '',
  businessDescription: planner.businessDescription ?? '',
  historyMonths: String(planner.historyMonths ?? ''),
  country: planner.country,
  currency: planner.currency ?? '',
  dateOrder: planner.dateOrder ?? ('' as const),
  clock: `${planner.clock ?? ''}` as const,
  weekStart: planner.weekStart ?? ('' as const),
  paper: planner.paper ?? ('' as const),
  tasksArePrivate: planner.tasksArePrivate,
})

type Values = Partial<Record<keyof RegionValues, string | number | null>>

/** As the fields have them: a draft may be older than some of them. */
const regionValuesOf = ({ country, ...choices }: Values): RegionValues => ({
  country: String(country ?? defaultRegion.country),
  currency: String(choices.currency ?? ''),
  dateOrder: (choices.dateOrder ?? '') as RegionValues['dateOrder'],
  clock: `${choices.clock ?? ''}` as RegionValues['clock'],
  weekStart: (choices.weekStart ?? '') as RegionValues['weekStart'],
  paper: (choices.paper ?? '') as RegionValues['paper'],
})

/** Whether nobody has said yet where the studio is; its paper may be older than that question. */
const isNewTo = ({ country, currency, dateOrder, clock, weekStart }: Planner) =>
  country === 'US' && [currency, dateOrder, clock, weekStart].every((choice) => choice === null)

export default function BusinessTab({ planner }: { planner: Planner }) {
  const update = useCall(accountCalls.updateBusiness)
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
      <NativeSelect
        label="Keep the History of Weddings"
        hint="What was changed, by whom, and when. Older changes are deleted."
        wide
        {...form.register('historyMonths')}
      >
        <option value="">Forever</option>
        <option value="12">1 year</option>
        <option value="24">2 years</option>
        <option value="60">5 years</option>
      </NativeSelect>
      <div className="sm:col-span-2">
        <Switch
          label="New tasks are private to the studio"
          checked={form.values.tasksArePrivate ?? false}
          onChange={(arePrivate) => form.setValue('tasksArePrivate', arePrivate)}
          hint="When this is off, couples see the tasks of their wedding. You can choose for each task, and existing tasks do not change."
        />
      </div>
      <RegionFields
        values={regionValuesOf(form.values)}
        errors={form.errors}
        isNew={isNewTo(planner)}
        timeZone={planner.timeZone}
        onChange={(name, value) => form.setValue(name, value)}
      />
      <p className="text-sm text-muted sm:col-span-2">
        {`Time zone: ${planner.timeZone.replaceAll('_', ' ')}, from the device the owner used last. It decides when a day begins and when emails and reminders go out.`}
      </p>
    </SettingsForm>
  )
}
