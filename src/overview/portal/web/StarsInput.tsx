import Star from 'lucide-react/icons/star'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = { value: number; onChange: (stars: number) => void; error?: string }

/** Five radio buttons that look like stars. */
export function StarsInput({ value, onChange, error }: Props) {
  return (
    <fieldset aria-describedby={error ? 'stars-error' : undefined}>
      <legend className="text-sm font-medium required-mark">{t('Your rating')}</legend>
      <div className="mt-1 flex">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className="relative grid size-11 place-items-center">
            <input
              type="radio"
              name="rating"
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={t('{stars, plural, one {# star} other {# stars}}', { stars })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-sm"
            />
            <Star
              aria-hidden
              className={joined(
                'pointer-events-none size-7 transition-colors',
                stars <= value ? 'fill-current text-accent' : 'text-control',
              )}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id="stars-error" role="alert" className="text-[0.8125rem] text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
