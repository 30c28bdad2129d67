import { joined } from '#platform/web/ui/joined-classes.ts'

export const mostShown = 3

type Props = { count: number; onOpen: () => void; className: string }

/** Opens the list of a day that has more than there is room for. */
export function MoreOfDay({ count, onOpen, className }: Props) {
  if (count <= 0) return null
  return (
    <button
      type="button"
      onClick={onOpen}
      className={joined(
        'h-6 self-start whitespace-nowrap rounded-sm px-1.5 text-xs text-muted hover:bg-accent-soft hover:text-ink',
        className,
      )}
    >
      +{count} more<span className="max-lg:sr-only"> {count === 1 ? 'event' : 'events'}</span>
    </button>
  )
}
