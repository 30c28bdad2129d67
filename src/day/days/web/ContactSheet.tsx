import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { lazy, Suspense, useState, useRef } from 'react'
import type { Contact, Day } from '#day/days/contract/day-records.ts'
import * as calls from '#day/days/contract/calls.ts'
import { change } from '#platform/web/calls/change.ts'
import { audienceNames } from '#day/days/web/item-words.ts'
import { Reach } from '#day/days/web/public/Reach.tsx'
import { stepBack } from '#day/days/web/undo.ts'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'
import { useFetchedAhead } from '#platform/web/ui/overlays/fetched-ahead.ts'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'
import { toast } from '#platform/web/ui/overlays/toast.ts'

const load = () => import('#day/days/web/ContactDialog.tsx')
const ContactDialog = lazy(load)

/** Whom to call on the day: the wedding's vendors, and the people who are typed in. */
export function ContactSheet({ day: { id, vendors, contacts } }: { day: Day }) {
  const [open, setOpen] = useState(false)
  /** The last contact stays mounted, so that the closing animation runs. */
  const shown = useRef<{ contact: Contact | undefined }>(undefined)
  useFetchedAhead(load)
  const edit = (contact?: Contact) => {
    shown.current = { contact }
    setOpen(true)
  }
  const remove = async (contact: Contact) => {
    const params = { id, contactId: contact.id }
    try {
      await change(calls.removeContact, { params }, { failure: 'Failed to remove. Please try again.' })
      toast({
        title: 'Removed',
        text: `${contact.name} is no longer on the contact sheet.`,
        action: { label: 'Undo', onSelect: () => void stepBack({ dayId: id }, 'undo') },
      })
    } catch {
      // The toast has said so.
    }
  }
  const opened = shown.current?.contact
  return (
    <TitledCard
      title="Contact Sheet"
      text="The vendors, and people you add"
      actions={
        <Button icon={<Plus />} onClick={() => edit()}>
          Add Contact
        </Button>
      }
    >
      <ul>
        {contacts.map((contact) => (
          <li key={contact.id} className="day-vendor day-contact">
            <Person {...contact} note={audienceNames[contact.audience]} />
            <Menu
              label={`Actions for ${contact.name}`}
              items={[
                { label: 'Edit', icon: <Pencil />, onSelect: () => edit(contact) },
                { label: 'Remove', icon: <Trash2 />, danger: true, onSelect: () => void remove(contact) },
              ]}
            >
              <IconButton label={`Actions for ${contact.name}`} tooltip="Actions" className="text-muted">
                <EllipsisVertical />
              </IconButton>
            </Menu>
          </li>
        ))}
        {vendors.map(({ vendorId, category, ...vendor }) => (
          <li key={`v${vendorId}`} className="day-vendor day-contact">
            <Person {...vendor} role={category} />
          </li>
        ))}
      </ul>
      {contacts.length + vendors.length === 0 && <p className="text-sm text-muted">Nobody here yet.</p>}
      {shown.current && (
        <Suspense>
          <ContactDialog
            key={opened?.id ?? 'new'}
            dayId={id}
            // As somebody else may have changed it since the dialog was opened.
            contact={contacts.find((contact) => contact.id === opened?.id) ?? opened}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </TitledCard>
  )
}

type PersonProps = { name: string; role: string | null; phone: string | null; email: string | null; note?: string }

const Person = ({ name, role, phone, email, note }: PersonProps) => (
  <span className="min-w-0 grow wrap-anywhere">
    {name} <span className="text-muted">{[role, note].filter(Boolean).join(' · ')}</span>
    <span className="day-vendor-facts">
      <Reach kind="tel" value={phone} className="hover:underline" />
      <Reach kind="mailto" value={email} className="hover:underline" />
      {!phone && !email && <span>No phone</span>}
    </span>
  </span>
)
