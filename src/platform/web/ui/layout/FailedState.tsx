import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = { what: string; onRetry: () => void; pending?: boolean; className?: string }

/** Shown when loading failed, so that a failure never looks like an empty list. */
export function FailedState({ what, onRetry, pending, className = 'py-14' }: Props) {
  return (
    <div role="alert" className={joined('flex flex-col items-center px-6 text-center', className)}>
      <p className="font-display text-xl">{t('We could not load your {what}.', { what: t(what) })}</p>
      <p className="mt-1.5 text-muted">{t('Nothing is lost. Please try again in a moment.')}</p>
      <Button className="mt-6" icon={<RefreshCw />} onClick={onRetry} pending={pending}>
        {t('Try again')}
      </Button>
    </div>
  )
}
