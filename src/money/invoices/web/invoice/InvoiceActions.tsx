import Ban from 'lucide-react/icons/ban'
import Bell from 'lucide-react/icons/bell'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash'
import type { Invoice } from '#money/invoices/contract/endpoints.ts'
import { pdfAddress } from '#money/invoices/web/public/addresses.ts'
import type { OpenDialog } from '#money/invoices/web/invoice/InvoiceDialogs.tsx'
import type { Question } from '#money/invoices/web/invoice/InvoiceQuestions.tsx'
import { canBeChanged, canBeVoided, isDraft, isOpen } from '#money/invoices/web/invoice/invoice-rules.ts'
import { useInvoiceActions } from '#money/invoices/web/invoice/use-invoice-actions.ts'
import { AnchorButton, Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'
import type { MenuItem } from '#platform/web/ui/overlays/menu-surface.tsx'

type Props = { invoice: Invoice; onOpen: (dialog: OpenDialog) => void; onAsk: (question: Question) => void }

/** The most frequent action comes first; those that the status does not allow are left out. */
export function InvoiceActions({ invoice, onOpen, onAsk }: Props) {
  const { pending, reminding, markSent, markPaid, duplicate, remind } = useInvoiceActions(invoice)
  const open = isOpen(invoice)
  const draft = isDraft(invoice)
  const more: (MenuItem | false)[] = [
    open && { label: 'Mark as Paid', icon: <Check />, onSelect: () => void markPaid() },
    { label: 'Duplicate', icon: <Copy />, onSelect: () => void duplicate() },
    canBeVoided(invoice) && { label: 'Void', icon: <Ban />, onSelect: () => onAsk('void'), danger: true },
    draft && { label: 'Delete', icon: <Trash2 />, onSelect: () => onAsk('delete'), danger: true },
  ]
  return (
    <>
      {draft && (
        <Button variant="primary" icon={<Send />} pending={pending} onClick={() => void markSent()}>
          Mark as Sent
        </Button>
      )}
      {open && (
        <Button variant="primary" icon={<Plus />} onClick={() => onOpen('payment')}>
          Record Payment
        </Button>
      )}
      {open && (
        <Button icon={<Bell />} pending={reminding} pendingLabel="Reminding..." onClick={remind}>
          Remind
        </Button>
      )}
      {canBeChanged(invoice) && (
        <Button icon={<Pencil />} onClick={() => onOpen('edit')}>
          Edit
        </Button>
      )}
      <AnchorButton href={pdfAddress(invoice.id)} download icon={<Download />}>
        Download PDF
      </AnchorButton>
      <Menu label="More actions" items={more.filter((item) => item !== false)}>
        <IconButton label="More actions" variant="secondary">
          <EllipsisVertical />
        </IconButton>
      </Menu>
    </>
  )
}
