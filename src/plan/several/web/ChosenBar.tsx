import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import CircleDot from 'lucide-react/icons/circle-dot'
import LayoutList from 'lucide-react/icons/layout-list'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import type { Client, ClientStatus } from '#weddings/clients/contract/endpoints.ts'
import { clientStatus, newClientStatuses } from '#weddings/clients/web/public/client-statuses.ts'
import { mostAtOnce } from '#plan/several/contract/most-at-once.ts'
import { DeleteSeveral } from '#plan/several/web/DeleteSeveral.tsx'
import { InviteSeveral } from '#plan/several/web/InviteSeveral.tsx'
import { PlanSeveral } from '#plan/several/web/public/PlanSeveral.tsx'
import { setArchived } from '#plan/several/web/public/set-archived.ts'
import { setStatusOf } from '#plan/several/web/set-status.ts'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ChosenToolbar } from '#platform/web/ui/layout/ChosenToolbar.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

type Props = { chosen: readonly Client[]; hidden: number; onAll: () => void; onEnd: () => void }

/** The couples stay chosen after all but the last step, because one usually leads to the next. */
export default function ChosenBar({ chosen, hidden, onAll, onEnd }: Props) {
  const [dialog, setDialog] = useState<'plan' | 'invite' | 'delete'>()
  const [pending, setPending] = useState(false)
  const isTooMany = chosen.length > mostAtOnce
  const isOff = chosen.length === 0 || isTooMany
  const notes = [
    isTooMany && `At most ${mostAtOnce} at once: please select fewer.`,
    hidden > 0 && `${hidden} of them ${hidden === 1 ? 'is' : 'are'} hidden by the search or the status.`,
  ]
  const close = () => setDialog(undefined)
  const isBringingBack = chosen.length > 0 && chosen.every(({ archivedAt }) => archivedAt)
  const pend = async (done: Promise<void>) => {
    setPending(true)
    await done
    setPending(false)
  }
  const set = (status: ClientStatus) => pend(setStatusOf(chosen, status))
  return (
    <>
      <ChosenToolbar
        label="Selected clients"
        count={chosen.length}
        note={notes.filter(Boolean).join(' ')}
        onEnd={onEnd}
      >
        <Button variant="quiet" icon={<ListChecks />} onClick={onAll}>
          All
        </Button>
        <Menu
          label="Status"
          align="start"
          items={newClientStatuses.map((status) => ({
            label: clientStatus[status].label,
            onSelect: () => void set(status),
          }))}
        >
          <Button variant="quiet" disabled={isOff || pending} icon={<CircleDot />}>
            Status
          </Button>
        </Menu>
        <Button variant="quiet" disabled={isOff} icon={<LayoutList />} onClick={() => setDialog('plan')}>
          Plan
        </Button>
        <Button variant="quiet" disabled={isOff} icon={<Mail />} onClick={() => setDialog('invite')}>
          Invite
        </Button>
        <Button
          variant="quiet"
          disabled={isOff || pending}
          icon={isBringingBack ? <ArchiveRestore /> : <Archive />}
          onClick={() => void pend(setArchived(chosen, !isBringingBack))}
        >
          {isBringingBack ? 'Bring Back' : 'Archive'}
        </Button>
        <Button variant="quiet" disabled={isOff} icon={<Trash2 />} onClick={() => setDialog('delete')}>
          Delete
        </Button>
      </ChosenToolbar>
      <PlanSeveral chosen={chosen} open={dialog === 'plan'} onClose={close} />
      <InviteSeveral chosen={chosen} open={dialog === 'invite'} onClose={close} />
      <DeleteSeveral chosen={chosen} open={dialog === 'delete'} onClose={close} onDeleted={onEnd} />
    </>
  )
}
