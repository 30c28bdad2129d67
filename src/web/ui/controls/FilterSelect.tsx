import type { ReactNode } from 'react'
import { NativeSelect } from '#web/ui/controls/NativeSelect.tsx'

type Props = {
  /** What is chosen by, which only screen readers and paper are told. */
  name: string
  /** What no choice is called; without it, there always is one. */
  all?: string
  value: string
  onChoose: (value: string) => void
  className?: string
  children: ReactNode
}

/** One filter of a list. */
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
