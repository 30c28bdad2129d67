import ChevronDown from 'lucide-react/icons/chevron-down'
import { ClientOptions } from '#weddings/clients/web/public/ClientOptions.tsx'
import { useClientChoices } from '#weddings/clients/web/public/use-client-choices.ts'
import { controlClass } from '#platform/web/ui/controls/control-class.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { client: number | undefined; onChange: (client: number | undefined) => void }

export function ClientFilter({ client, onChange }: Props) {
  const clients = useClientChoices()
  return (
    <div className="relative w-44 min-w-0 flex-1 sm:flex-none">
      <select
        aria-label="Filter by client"
        value={client ?? ''}
        onChange={({ target }) => onChange(Number(target.value) || undefined)}
        className={joined(controlClass, 'appearance-none truncate pr-9')}
      >
        <option value="">All clients</option>
        <ClientOptions of={clients} />
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  )
}
