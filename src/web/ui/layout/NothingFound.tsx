import { Button } from '#web/ui/controls/Button.tsx'
import { EmptyState } from '#web/ui/layout/EmptyState.tsx'

type Props = { title: string; text: string; clear?: string; onClear: () => void }

/** What a list shows where nothing fits its filters. */
export const NothingFound = ({ title, text, clear = 'Clear Filters', onClear }: Props) => (
  <EmptyState title={title} text={text} action={<Button onClick={onClear}>{clear}</Button>} />
)
