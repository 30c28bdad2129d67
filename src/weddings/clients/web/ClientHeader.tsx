import ArrowLeft from 'lucide-react/icons/arrow-left'
import CalendarDays from 'lucide-react/icons/calendar-days'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import ListPlus from 'lucide-react/icons/list-plus'
import MapPin from 'lucide-react/icons/map-pin'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash'
import { useState } from 'react'
import { coupleNames } from '#platform/contract/names.ts'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { AvatarUpload } from '#weddings/clients/web/AvatarUpload.tsx'
import { countdown } from '#weddings/clients/web/public/countdown.ts'
import { DeleteClientDialog } from '#weddings/clients/web/DeleteClientDialog.tsx'
import { StatusBadge } from '#weddings/clients/web/public/StatusBadge.tsx'
import { wentBackTo } from '#platform/web/router/scroll-positions.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { formatDate } from '#platform/web/ui/format/dates.ts'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'
import type { MenuItem } from '#platform/web/ui/overlays/menu-surface.tsx'
import { printPage } from '#platform/web/ui/layout/print-page.ts'
import { CoupleTitle } from '#weddings/clients/web/CoupleTitle.tsx'
import { Link, opensElsewhere } from '#platform/web/router/Link.tsx'
import { navigate } from '#platform/web/router/router.ts'

type Props = {
  client: Client
  /** What other features do with the wedding, offered in the menu. */
  actions: MenuItem[]
  /** One line, for where somebody works below it. */
  isLine: boolean
}

export function ClientHeader({ client, actions, isLine }: Props) {
  const [deleting, setDeleting] = useState(false)
  return (
    <header className={isLine ? 'mb-1' : 'mb-3 sm:mb-6'}>
      {isLine ? (
        <div className="flex items-center gap-x-2 sm:gap-x-4">
          <WayBack isLine />
          <h1 className="min-w-0 truncate font-display text-xl leading-normal" title={coupleNames(client)}>
            {coupleNames(client)}
          </h1>
          <div className="flex shrink-0 items-center gap-x-4 text-sm text-muted max-sm:hidden lg:min-w-0 lg:shrink">
            <Facts client={client} isLine />
          </div>
          <div className="ml-auto shrink-0">
            <ClientActions client={client} actions={actions} onDelete={() => setDeleting(true)} />
          </div>
        </div>
      ) : (
        <>
          <WayBack />
          <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2.5 sm:gap-x-6">
            <AvatarUpload client={client} />
            <div className="contents min-w-0 sm:block">
              <h1 className="font-display text-2xl leading-tight tracking-[-0.01em] text-balance wrap-anywhere sm:text-4xl">
                <CoupleTitle couple={client} />
              </h1>
              <div className="order-last col-span-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-muted sm:mt-2.5 sm:gap-y-2">
                <Facts client={client} />
              </div>
            </div>
            <ClientActions client={client} actions={actions} onDelete={() => setDeleting(true)} />
          </div>
        </>
      )}
      <DeleteClientDialog
        client={client}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate({ to: '/clients' })}
      />
    </header>
  )
}

const WayBack = ({ isLine }: { isLine?: boolean }) => (
  <Link
    to="/clients"
    onClick={(event) => {
      if (!opensElsewhere(event) && wentBackTo('/clients')) event.preventDefault()
    }}
    className={joined(
      '-ml-2 inline-flex items-center gap-1.5 rounded-sm px-2 text-sm text-muted transition-colors touchable hover:text-ink',
      isLine ? 'h-11 shrink-0' : 'h-9 sm:mb-3',
    )}
  >
    <ArrowLeft aria-hidden className="size-4" />
    <span className={isLine ? 'sr-only' : undefined}>All clients</span>
  </Link>
)

/** Status, when, and where. A single line leaves out the place where there is no room. */
function Facts({ client: { status, weddingDate, venue, archivedAt }, isLine }: { client: Client; isLine?: boolean }) {
  return (
    <>
      <StatusBadge status={status} />
      {archivedAt && <Badge>Archived</Badge>}
      <span className={joined('flex items-center gap-2 tabular [&_svg]:size-4 [&_svg]:shrink-0', isLine && 'shrink-0')}>
        <CalendarDays aria-hidden />
        {weddingDate ? (
          <span>
            {formatDate(weddingDate)}{' '}
            <span className={isLine ? 'max-lg:hidden' : undefined}>{countdown(weddingDate)}</span>
          </span>
        ) : (
          'Date TBD'
        )}
      </span>
      {venue && (
        <span
          className={joined(
            'flex min-w-0 items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0',
            isLine && 'max-lg:hidden',
          )}
        >
          <MapPin aria-hidden />
          <span className={joined('min-w-0', isLine ? 'truncate' : 'wrap-anywhere')}>{venue}</span>
        </span>
      )}
    </>
  )
}

type ActionsProps = { client: Client; actions: MenuItem[]; onDelete: () => void }

const ClientActions = ({ client, actions, onDelete }: ActionsProps) => (
  <Menu
    label="More actions"
    items={[
      {
        label: 'Apply a Plan',
        icon: <ListPlus />,
        onSelect: () => void navigate({ to: '/clients/{id}/plan', params: { id: client.id } }),
      },
      { label: 'Print', icon: <Printer />, onSelect: () => void printPage() },
      ...actions,
      { label: 'Delete Client', icon: <Trash2 />, onSelect: onDelete, danger: true },
    ]}
  >
    <IconButton label="More actions" className="-mr-2 text-muted">
      <EllipsisVertical />
    </IconButton>
  </Menu>
)
