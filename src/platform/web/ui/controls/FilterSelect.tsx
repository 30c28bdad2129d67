import type { ReactNode } from 'react'
import { NativeSelect } from '#platform/web/ui/controls/NativeSelect.tsx'

type Props = {
  /** What the filter is about, shown only to screen readers and in print. */
  name: string
  /** The label of the empty choice; without it, a choice is required. */
  all?: string
  value: string
  onChoose: (value: string) => void
  className?: string
  children: ReactNode
}

export const FilterSelect = ({ name, all, value, onChoose, className, children }: Props) => (
  <NativeSelect
    label={<span className="sr-only">{name}</span>}
    value={value}
    onChange={({ target }) => onChoose(target.value)}
    className={className}
  >
    {all !== undefined && <option value="">{all}</option>}
    {children}
  </NativeSelect>
)
