import * as clientCalls from '#weddings/clients/contract/calls.ts'
import * as vendorCalls from '#weddings/vendors/contract/calls.ts'
import type { TodayLine } from '#overview/today/contract/endpoints.ts'
import { useAnswer } from '#platform/web/calls/api.ts'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { VendorMailDialog } from '#weddings/vendors/web/public/VendorMailDialog.tsx'

type Props = { line: TodayLine; open: boolean; onClose: () => void }

/** A mail that asks the vendors of a wedding to confirm. */
export default function AskVendorsDialog({ line: { action, clientName }, open, onClose }: Props) {
  const clientId = action.clientId ?? 0
  const asked = { params: { id: clientId } }
  const { data: vendors } = useAnswer(vendorCalls.ofWedding, asked, { as: 'planner' })
  const { data: client } = useAnswer(clientCalls.read, asked, { as: 'planner' })
  if (!vendors || !client) return null
  const date = client.weddingDate ? ` on ${formatDate(client.weddingDate)}` : ''
  return (
    <VendorMailDialog
      clientId={clientId}
      vendors={vendors.filter(({ vendor, status }) => vendor.email && status !== 'confirmed')}
      subject={`Please confirm: the wedding of ${clientName}`}
      text={`The wedding of ${clientName}${date} is coming up.\n\nPlease confirm that I can count on you, and tell me what you still need to know.`}
      withDay
      open={open}
      onClose={onClose}
    />
  )
}
