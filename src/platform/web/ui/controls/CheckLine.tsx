import type { ReactNode } from 'react'

type Props = { checked: boolean; onToggle: () => void; children: ReactNode }

/** One of several things to choose from. */
export function CheckLine({ checked, onToggle, children }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input type="checkbox" className="size-4 shrink-0 accent-accent" checked={checked} onChange={onToggle} />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  )
}

/** Adds it to what is chosen, or takes it out. */
export const toggled = <T,>(chosen: readonly T[], one: T): T[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
