import Check from 'lucide-react/icons/check'

type Props = { checked: boolean; label: string; onToggle: () => void }

/** A round check box, with a touch target larger than its visible size. */
export function TickBox({ checked, label, onToggle }: Props) {
  return (
    <span className="relative grid size-10 shrink-0 place-items-center touchable">
      <input
        type="checkbox"
        checked={checked}
        aria-label={label}
        onChange={onToggle}
        className="peer absolute inset-0 cursor-pointer appearance-none rounded-full"
      />
      <span
        aria-hidden
        className="pointer-events-none grid size-5.5 place-items-center rounded-full border border-control text-transparent transition-colors peer-checked:border-green-text peer-checked:bg-green-text peer-checked:text-card peer-hover:border-ink"
      >
        <Check className="size-3.5 stroke-3" />
      </span>
    </span>
  )
}
