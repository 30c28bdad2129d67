import type { PreparedRow } from '#exchange/lists/web/prepared.ts'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  rows: readonly PreparedRow[]
  /** How many rows there are in all. */
  of: number
  nameOf: (row: PreparedRow) => string
}

/** The rows that can't be added, and why. */
export function WrongRows({ rows, of, nameOf }: Props) {
  if (rows.length === 0) return null
  return (
    <>
      <p className="text-sm">
        {t(
          '{count, plural, one {# of {of} rows} other {# of {of} rows}} cannot be added. Go back and change the columns, or correct the file.',
          {
            count: rows.length,
            of,
          },
        )}
      </p>
      <ul aria-label={t('Rows that cannot be added')} className="mb-4 divide-y divide-line">
        {rows.map((row) => (
          <li key={`${row.line} ${JSON.stringify(row.cells)}`} className="py-2 text-sm wrap-anywhere">
            {t('Row {row}: {what}', { row: row.line, what: nameOf(row) })}
            {row.problems.map(({ field, message }) => (
              <span key={field} className="block text-danger-ink">
                {message}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}
