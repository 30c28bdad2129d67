import { t } from '#platform/web/locale/t.ts'

/** '28 guests added, 2 completed.', without what there was none of. */
export function importedInWords(added: number, merged: number): string {
  if (merged === 0) return t('{added, plural, one {# guest} other {# guests}} added.', { added })
  if (added === 0) return t('{merged, plural, one {# guest} other {# guests}} completed.', { merged })
  return t('{added, plural, one {# guest} other {# guests}} added, {merged} completed.', { added, merged })
}
