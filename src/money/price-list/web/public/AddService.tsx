import ListPlus from 'lucide-react/icons/list-plus'
import * as calls from '#money/price-list/contract/calls.ts'
import type { Service } from '#money/price-list/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { formatAmount } from '#platform/web/ui/format/money.ts'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

type Props = {
  /** Of what the service is added to. */
  currency: string
  onAdd: (service: Pick<Service, 'description' | 'rate'>) => void
}

/** Puts a service with its price into a form. Without services there is nothing to choose. */
export function AddService({ currency, onAdd }: Props) {
  const { data = [] } = useAnswer(calls.list, {})
  if (data.length === 0) return null
  const items = data.map((service) => ({
    label: `${service.description}, ${formatAmount(service.rate, service.currency)}`,
    // A price in another currency is not the price in this one, so it is left to be typed.
    onSelect: () => onAdd(service.currency === currency ? service : { ...service, rate: '' }),
  }))
  return (
    <Menu label="Services" items={items} align="start">
      <Button variant="quiet" icon={<ListPlus />}>
        Add Service
      </Button>
    </Menu>
  )
}
