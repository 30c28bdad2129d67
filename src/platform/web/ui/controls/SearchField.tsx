import Search from 'lucide-react/icons/search'
import type { ComponentProps } from 'react'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ label, onChange, className, ...input }: Props) {
  return (
    <div className={joined('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
      <input
        type="search"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        placeholder={`${label}...`}
        {...input}
        aria-label={label}
        onChange={(event) => onChange(event.target.value)}
        className={joined(controlClass, 'pl-9 text-ellipsis [&::-webkit-search-cancel-button]:appearance-none')}
      />
    </div>
  )
}
