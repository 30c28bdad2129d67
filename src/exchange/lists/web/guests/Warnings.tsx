import type { Warning } from '#exchange/lists/web/guests/read-entries.ts'
import { t } from '#platform/web/locale/t.ts'

const most = 50

/** What could not be told from the file. */
export function Warnings({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null
  return (
    <>
      <p className="text-sm">{t('Please look at these rows of the file:')}</p>
      <ul aria-label={t('Warnings')} className="mb-4 divide-y divide-line">
        {warnings.slice(0, most).map(({ line, message }) => (
          <li key={`${line} ${message}`} className="py-2 text-sm wrap-anywhere">
            {t('Row {row}: {what}', { row: line, what: message })}
          </li>
        ))}
        {warnings.length > most && (
          <li className="py-2 text-sm text-muted">{t('And {count} more.', { count: warnings.length - most })}</li>
        )}
      </ul>
    </>
  )
}
