import { t } from '#platform/web/locale/t.ts'

/** The options of a select, by value. */
export const Options = ({ labels }: { labels: Record<string, string | { label: string }> }) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {t(typeof label === 'string' ? label : label.label)}
    </option>
  ))
