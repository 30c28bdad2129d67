import PartyPopper from 'lucide-react/icons/party-popper'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import type { OpenForm } from '#guests/guests/web/GuestDialogs.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  mayAdd: boolean
  /** The studio keeps the parts of the wedding. */
  mayEditParts: boolean
  parts: readonly Part[]
  onOpen: (form: OpenForm) => void
  children?: ReactNode
}

/** On a phone, where planners have many, they are one line to be swiped, so that the list begins on the first screen. Its hidden labels scroll with it. */
const line =
  'max-sm:-m-1 max-sm:w-[calc(100%+0.5rem)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1 max-sm:*:shrink-0'

export function GuestTools({ mayAdd, mayEditParts, parts, onOpen, children }: Props) {
  const partItems = [
    ...parts.map(({ id, name }) => ({ label: name, onSelect: () => onOpen({ kind: 'part', id }) })),
    { label: t('Add Part…'), icon: <Plus />, onSelect: () => onOpen({ kind: 'part' }) },
  ]
  return (
    <div
      data-print="hidden"
      className={joined('relative flex min-w-0 flex-wrap items-end gap-2', mayEditParts && line)}
    >
      {mayAdd && (
        <Button variant="primary" icon={<Plus />} onClick={() => onOpen({ kind: 'envelope' })}>
          {t('Add Envelope')}
        </Button>
      )}
      {children}
      {mayEditParts && (
        <Menu label={t('Parts of the wedding')} align="start" items={partItems}>
          <Button icon={<PartyPopper />}>{t('Parts')}</Button>
        </Menu>
      )}
    </div>
  )
}
