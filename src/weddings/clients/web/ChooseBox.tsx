import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { name: string; checked: boolean; onToggle: () => void; className?: string }

/** Chooses a couple of a list, together with others. */
export const ChooseBox = ({ name, checked, onToggle, className }: Props) => (
  <label className={joined('relative z-1 grid size-11 shrink-0 cursor-pointer place-items-center', className)}>
    <input
      type="checkbox"
      aria-label={`Select ${name}`}
      checked={checked}
      onChange={onToggle}
      className="size-4.5 accent-accent"
    />
  </label>
)
