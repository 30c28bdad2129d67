import { joined } from '#platform/web/ui/joined-classes.ts'

type Props<Id extends string> = {
  label: string
  views: readonly { id: Id; label: string }[]
  shown: Id
  onShow: (id: Id) => void
}

/** Switches between the views of one section. */
export function ViewButtons<Id extends string>({ label, views, shown, onShow }: Props<Id>) {
  return (
    <div role="group" aria-label={label} data-print="hidden" className="flex gap-1">
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          aria-pressed={view.id === shown}
          onClick={() => onShow(view.id)}
          className={joined(
            'touchable h-9 rounded-md px-3 text-sm font-medium',
            view.id === shown ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-sunken',
          )}
        >
          {view.label}
        </button>
      ))}
    </div>
  )
}
