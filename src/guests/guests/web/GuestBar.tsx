import Armchair from 'lucide-react/icons/armchair'
import Mail from 'lucide-react/icons/mail-check'
import Tags from 'lucide-react/icons/tags'
import Trash2 from 'lucide-react/icons/trash'
import ContactRound from 'lucide-react/icons/contact-round'
import { useState } from 'react'
import { ages, invitationLists } from '#guests/guests/contract/guest-choices.ts'
import type { SeveralChange } from '#guests/guests/contract/endpoints.ts'
import type { Part } from '#guests/guests/contract/parts/endpoints.ts'
import { changeGuests, removeGuests } from '#guests/guests/web/edit-guests.ts'
import { ageLabels, listLabels, sideLabels, type Couple } from '#guests/guests/web/guest-words.ts'
import { TableDialog } from '#guests/guests/web/TableDialog.tsx'
import { Button } from '#platform/web/ui/controls/Button.tsx'
import { ChosenToolbar } from '#platform/web/ui/layout/ChosenToolbar.tsx'
import { ConfirmDialog } from '#platform/web/ui/overlays/Dialog.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'
import { t } from '#platform/web/locale/t.ts'

type Props = {
  clientId: number
  guestIds: number[]
  parts: readonly Part[]
  couple: Couple
  tags: readonly string[]
  tables: readonly string[]
  undo: ((batch: number) => void) | undefined
  onEnd: () => void
}

/** What can be done with all chosen guests at once. */
export function GuestBar({ clientId, guestIds, parts, couple, tags, tables, undo, onEnd }: Props) {
  const [pending, setPending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isSeating, setSeating] = useState(false)
  const run = async (act: () => Promise<boolean>) => {
    setPending(true)
    if (await act()) onEnd()
    setPending(false)
  }
  const set = (change: Omit<SeveralChange, 'guestIds'>) => () =>
    void run(() => changeGuests(clientId, { guestIds, ...change }, undo))
  const answers = parts.flatMap(({ id, name }) => {
    const as = (change: object) => set({ answers: [{ partId: id, ...change }] })
    return [
      { label: t('{part}: Yes', { part: name }), onSelect: as({ attending: true }) },
      { label: t('{part}: No', { part: name }), onSelect: as({ attending: false }) },
      { label: t('{part}: Invited', { part: name }), onSelect: as({ invited: true }) },
      { label: t('{part}: Not Invited', { part: name }), onSelect: as({ invited: false }) },
    ]
  })
  const groups = [
    ...Object.entries(sideLabels(couple)).map(([side, label]) => ({ label, onSelect: set({ side: side as 'one' }) })),
    ...invitationLists.map((list) => ({ label: t(listLabels[list]), onSelect: set({ list }) })),
    ...ages.map((age) => ({ label: t(ageLabels[age]), onSelect: set({ age }) })),
  ]
  const seating = [
    ...tables.map((table) => ({ label: t('Table {table}', { table }), onSelect: set({ table }) })),
    { label: t('New Table…'), onSelect: () => setSeating(true) },
    ...(tables.length > 0 ? [{ label: t('No Table'), onSelect: set({ table: '' }) }] : []),
  ]
  const tagging = tags.flatMap((tag) => [
    { label: t('Add “{tag}”', { tag }), onSelect: set({ addTags: [tag] }) },
    { label: t('Remove “{tag}”', { tag }), onSelect: set({ removeTags: [tag] }) },
  ])
  return (
    <ChosenToolbar label={t('Selected guests')} count={guestIds.length} onEnd={onEnd}>
      {answers.length > 0 && (
        <Menu label={t('Answer')} align="start" items={answers}>
          <Button variant="quiet" disabled={pending} icon={<Mail />}>
            {t('Answer')}
          </Button>
        </Menu>
      )}
      <Menu label={t('Details')} align="start" items={groups}>
        <Button variant="quiet" disabled={pending} icon={<ContactRound />}>
          {t('Details')}
        </Button>
      </Menu>
      {tagging.length > 0 && (
        <Menu label={t('Tags')} align="start" items={tagging}>
          <Button variant="quiet" disabled={pending} icon={<Tags />}>
            {t('Tags')}
          </Button>
        </Menu>
      )}
      <Menu label={t('Table')} align="start" items={seating}>
        <Button variant="quiet" disabled={pending} icon={<Armchair />}>
          {t('Table')}
        </Button>
      </Menu>
      <TableDialog
        open={isSeating}
        onClose={() => setSeating(false)}
        onName={(table) => {
          setSeating(false)
          set({ table })()
        }}
      />
      <Button variant="quiet" disabled={pending} icon={<Trash2 />} onClick={() => setAsking(true)}>
        {t('Remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Remove {count, plural, one {# Guest} other {# Guests}}', { count: guestIds.length })}
        text={t('Their answers are deleted too, and envelopes that are empty then.')}
        confirmLabel={t('Remove')}
        variant="danger"
        pendingLabel={t('Removing...')}
        pending={pending}
        onConfirm={() => void run(() => removeGuests(clientId, guestIds, undo))}
      />
    </ChosenToolbar>
  )
}
