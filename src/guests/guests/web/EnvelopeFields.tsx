import type { EnvelopeTexts } from '#guests/guests/web/envelope-form.ts'
import { listLabels, sideLabels, type Couple } from '#guests/guests/web/guest-words.ts'
import { languageNames } from '#platform/contract/locale/language.ts'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'
import { Options } from '#platform/web/ui/controls/Options.tsx'
import { TextArea, TextInput } from '#platform/web/ui/controls/TextInput.tsx'
import { t } from '#platform/web/locale/t.ts'

export const envelopeFieldNames = (): Record<keyof EnvelopeTexts, string> => ({
  name: t('Name on the Envelope'),
  unnamedSeats: t('Seats without a Name'),
  email: t('Email'),
  phone: t('Phone'),
  address: t('Address'),
  language: t('Language'),
  side: t('Side'),
  list: t('List'),
  tags: t('Tags'),
  privateNotes: 'Private Notes',
})

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Registered = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: Control }) => void
}

type Props = {
  register: (name: keyof EnvelopeTexts) => Registered
  couple: Couple
  isPlanner: boolean
  /** What the envelope is called if nobody writes it. */
  madeName: string
}

/** What is told of an envelope besides its guests. */
export function EnvelopeFields({ register, couple, isPlanner, madeName }: Props) {
  const names = envelopeFieldNames()
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput
        label={names.name}
        hint={t('Left empty, it is made from the guests’ names.')}
        dir="auto"
        placeholder={madeName}
        {...register('name')}
      />
      <TextInput
        label={names.unnamedSeats}
        hint={t('For companions you don’t know by name yet.')}
        inputMode="numeric"
        {...register('unnamedSeats')}
      />
      <TextArea label={names.address} rows={3} wide {...register('address')} />
      <TextInput label={names.email} type="email" inputMode="email" autoComplete="off" {...register('email')} />
      <TextInput label={names.phone} type="tel" autoComplete="off" {...register('phone')} />
      <NativeSelect label={names.language} {...register('language')}>
        <option value="">{t('Same as the wedding')}</option>
        <Options labels={languageNames} />
      </NativeSelect>
      <NativeSelect label={names.side} {...register('side')}>
        <option value="">—</option>
        {Object.entries(sideLabels(couple)).map(([side, name]) => (
          <option key={side} value={side}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect label={names.list} hint={t('The B list is invited when others decline.')} {...register('list')}>
        <Options labels={listLabels} />
      </NativeSelect>
      <TextInput label={names.tags} hint={t('Separated by commas.')} dir="auto" {...register('tags')} />
      {isPlanner && (
        <TextArea
          label={names.privateNotes}
          hint="Only your studio sees these."
          rows={2}
          wide
          {...register('privateNotes')}
        />
      )}
    </div>
  )
}
