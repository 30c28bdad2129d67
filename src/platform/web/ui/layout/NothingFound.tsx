import { Button } from '#platform/web/ui/controls/Button.tsx'
import { EmptyState } from '#platform/web/ui/layout/EmptyState.tsx'

type Props = { what: string; text: string; clear?: string; onClear: () => void }

/** Shown when no row matches the filters of a list. */
export const NothingFound = ({ what, text, clear = 'Clear Filters', onClear }: Props) => (
  <EmptyState title={`No ${what} found`} text={text} action={<Button onClick={onClear}>{clear}</Button>} />
)
