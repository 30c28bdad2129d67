import Maximize2 from 'lucide-react/icons/maximize-2'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { CalendarItem } from '#planning/events/web/public/calendar-item.ts'
import { EventFacts } from '#planning/events/web/event/EventFacts.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { Dialog } from '#platform/web/ui/overlays/Dialog.tsx'

type Props = {
  item: CalendarItem
  open: boolean
  onClose: () => void
  onEdit: () => void
  onDelete: () => void
}

export default function EventDialog({ item, open, onClose, onEdit, onDelete }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={<span className="wrap-anywhere">{item.title}</span>}
      footer={
        <>
          <Button variant="quiet" icon={<Trash2 />} onClick={onDelete} className="text-danger-ink sm:mr-auto">
            Delete
          </Button>
          <ButtonLink to="/events/{id}" params={{ id: item.id }} variant="quiet" icon={<Maximize2 />}>
            Open Page
          </ButtonLink>
          <Button variant="primary" icon={<Pencil />} onClick={onEdit}>
            Edit
          </Button>
        </>
      }
    >
      <EventFacts item={item} />
    </Dialog>
  )
}
