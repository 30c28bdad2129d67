import Download from 'lucide-react/icons/download'
import * as calls from '#planning/tasks/contract/calls.ts'
import { addressOf } from '#platform/contract/address.ts'
import { callerHere } from '#platform/web/calls/call.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

/** The plan of a wedding as PDF. */
export function PrintPlanMenu({ clientId }: { clientId: number }) {
  const download = (reader: 'studio' | 'couple') => () =>
    location.assign(addressOf(calls.pdf, { params: { id: clientId }, query: { for: reader, as: callerHere() } }))
  return (
    <Menu
      label="Download PDF"
      items={[
        { label: 'All tasks', onSelect: download('studio') },
        { label: 'What the couple sees', onSelect: download('couple') },
      ]}
    >
      <Button icon={<Download />}>PDF</Button>
    </Menu>
  )
}
