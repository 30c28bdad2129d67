import { Button } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  /** What the field is called. */
  name: string
  mine: string
  theirs: string
  onMine: () => void
  onTheirs: () => void
}

/** Two people have written the same field: both values, and the choice between them. */
export function TwoValues({ name, mine, theirs, onMine, onTheirs }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-2 rounded-md bg-amber-tint p-3 text-sm text-amber-text sm:col-span-2"
    >
      <p className="min-w-0 grow whitespace-pre-line wrap-anywhere">
        {t('{name}: “{mine}” has not been saved. In the meantime, someone else entered “{theirs}”.', {
          name,
          mine: mine || t('nothing'),
          theirs: theirs || t('nothing'),
        })}
      </p>
      <Button onClick={onMine}>{t('Use Mine')}</Button>
      <Button variant="quiet" onClick={onTheirs}>
        {t('Keep Theirs')}
      </Button>
    </div>
  )
}
