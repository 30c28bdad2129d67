import type { ReactNode } from 'react'
import { t } from '#platform/web/locale/t.ts'

type Props = { planner: string; action?: ReactNode; children?: ReactNode }

/** Shown alone until the rest of the section is loaded. */
export function FeedbackFrame({ planner, action, children }: Props) {
  return (
    <section aria-labelledby="portal-feedback" className="border-t border-line pt-10" data-print="hidden">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0">
          <h2 id="portal-feedback" className="font-display text-2xl">
            {t('How are we doing?')}
          </h2>
          <p className="mt-1 text-muted wrap-anywhere">
            {t('{planner} would love to hear from you at any time.', { planner })}
          </p>
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
