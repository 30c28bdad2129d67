import { lazy } from 'react'
import * as calls from '#studio/looks/contract/calls.ts'
import type { Look } from '#studio/looks/contract/endpoints.ts'
import { SettingsForm } from '#studio/settings/web/public/SettingsForm.tsx'
import { useSettingsForm } from '#studio/settings/web/public/use-settings-form.ts'
import { useCall } from '#platform/web/calls/use-call.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Switch } from '#platform/web/ui/controls/Switch.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { Later } from '#platform/web/ui/layout/Later.tsx'

const LookPreview = lazy(() => import('#studio/looks/web/LookPreview.tsx'))

const rules = () => import('#studio/looks/contract/endpoints.ts').then(({ lookForm }) => lookForm)

const first = '#97463f'
const isColor = (text: string | null | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? '')

const valuesOf = ({ colorScheme, color, typography, welcomeWords }: Look) => ({
  colorScheme,
  color,
  typography,
  welcomeWords: welcomeWords ?? '',
})

/** The studio's colour, typeface and words, with which its portals begin. */
export function LookForm({ stored, studio }: { stored: Look; studio: string }) {
  const update = useCall(calls.update)
  const { form, onSubmit } = useSettingsForm(
    rules,
    { name: 'look', stored },
    valuesOf,
    (body) => update.mutateAsync({ body }),
    {
      saved: 'Look updated',
      savedText: 'Portals you have not styled yourself now use it.',
      failed: 'Failed to update your look. Please try again.',
    },
  )
  const { color, colorScheme = 'sand', typography = 'inter', welcomeWords } = form.values
  return (
    <SettingsForm
      title="Your Look"
      text="What portals look like until you style them, and the colors of invitations, emails, and vendors’ pages."
      form={form}
      onSubmit={onSubmit}
    >
      <NativeSelect label="Color Scheme" disabled={color !== null} {...form.register('colorScheme')}>
        <option value="sand">Sand</option>
        <option value="rose">Rose</option>
        <option value="blue">Blue</option>
        <option value="purple">Purple</option>
        <option value="green">Green</option>
        <option value="gray">Gray</option>
      </NativeSelect>
      <NativeSelect label="Typography" {...form.register('typography')}>
        <option value="inter">Inter</option>
        <option value="playfair">Playfair</option>
        <option value="montserrat">Montserrat</option>
        <option value="lora">Lora</option>
      </NativeSelect>
      <div className="sm:col-span-2">
        <Switch
          label="A color of your own"
          hint="Larkspur makes a color scheme from it in which all text is readable."
          checked={color !== null}
          onChange={(isOwn) => form.setValue('color', isOwn ? (stored.color ?? first) : null)}
        />
      </div>
      {color !== null && (
        <>
          <TextInput
            label="Color"
            hint="Such as #97463f."
            maxLength={7}
            {...form.register('color')}
            value={color ?? ''}
          />
          <label className="text-sm font-medium">
            Pick a Color
            <input
              type="color"
              value={isColor(color) ? color.toLowerCase() : first}
              onChange={({ target }) => form.setValue('color', target.value)}
              className="mt-1.5 block h-11 w-full cursor-pointer rounded-md border border-control bg-card p-1"
            />
          </label>
        </>
      )}
      <TextArea
        label="Welcome Words"
        hint="On invitations, and when a couple opens their portal for the first time."
        rows={4}
        maxLength={1000}
        wide
        {...form.register('welcomeWords')}
      />
      <div className="sm:col-span-2">
        <Later>
          <LookPreview
            color={isColor(color) ? color : null}
            scheme={colorScheme}
            typography={typography}
            studio={studio}
            words={welcomeWords ?? ''}
          />
        </Later>
      </div>
    </SettingsForm>
  )
}
