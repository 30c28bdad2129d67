import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { ages } from '#guests/guests/contract/guest-choices.ts'
import { noGuest, type TypedGuest } from '#guests/guests/web/envelope-form.ts'
import { ageLabels } from '#guests/guests/web/guest-words.ts'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = { guests: readonly TypedGuest[]; error: string | undefined; onChange: (guests: TypedGuest[]) => void }

/** The guests of an envelope, a line each. */
export function GuestFields({ guests, error, onChange }: Props) {
  const put = (at: number, change: Partial<TypedGuest>) =>
    onChange(guests.map((guest, index) => (index === at ? { ...guest, ...change } : guest)))
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{t('Guests')}</legend>
      {guests.map((guest, at) => {
        const field = (name: 'firstName' | 'lastName' | 'dietary', label: string, className?: string) => (
          <input
            type="text"
            dir="auto"
            aria-label={t('{field} of guest {number}', { field: label, number: at + 1 })}
            placeholder={label}
            value={guest[name]}
            maxLength={name === 'dietary' ? 200 : 80}
            autoComplete="off"
            onChange={({ target }) => put(at, { [name]: target.value })}
            className={joined(controlClass, className)}
          />
        )
        return (
          <div
            key={guest.id ?? `new-${at}`}
            className="grid grid-cols-[1fr_1fr_2.5rem] gap-2 max-sm:mb-2 max-sm:border-b max-sm:border-line max-sm:pb-4 sm:grid-cols-[1fr_1fr_auto_1.5fr_2.5rem]"
          >
            {field('firstName', t('First Name'))}
            {field('lastName', t('Last Name'))}
            <select
              aria-label={t('{field} of guest {number}', { field: t('Age'), number: at + 1 })}
              value={guest.age}
              onChange={({ target }) => put(at, { age: target.value })}
              className={joined(controlClass, 'max-sm:order-1 max-sm:col-span-2')}
            >
              {ages.map((age) => (
                <option key={age} value={age}>
                  {t(ageLabels[age])}
                </option>
              ))}
            </select>
            {field('dietary', t('Dietary Needs'), 'max-sm:order-1 max-sm:col-span-2')}
            <IconButton
              label={t('Remove guest {number}', { number: at + 1 })}
              tooltip={t('Remove')}
              onClick={() => onChange(guests.filter((_, index) => index !== at))}
            >
              <X />
            </IconButton>
          </div>
        )
      })}
      {error && (
        <p role="alert" className="text-[0.8125rem] text-danger-ink">
          {t(error)}
        </p>
      )}
      <div>
        <Button
          variant="quiet"
          icon={<Plus />}
          onClick={() => onChange([...guests, { ...noGuest, lastName: guests.at(-1)?.lastName ?? '' }])}
        >
          {t('Add Guest')}
        </Button>
      </div>
    </fieldset>
  )
}
