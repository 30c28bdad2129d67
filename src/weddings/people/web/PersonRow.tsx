import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Mail from 'lucide-react/icons/mail'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import type { ReactNode } from 'react'
import type { Client } from '#weddings/clients/contract/endpoints.ts'
import type { Person } from '#weddings/people/contract/endpoints.ts'
import { ContactLines } from '#weddings/people/web/ContactLines.tsx'
import { peopleGrid } from '#weddings/people/web/people-grid.ts'
import type { OpenPerson } from '#weddings/people/web/PeopleDialogs.tsx'
import {
  accessLabels,
  invitationInWords,
  isInvited,
  lastSeenInWords,
  relationOf,
} from '#weddings/people/web/person-words.ts'
import { rhythmWords } from '#weddings/people/web/public/rhythm-words.ts'
import { languageNames } from '#platform/contract/locale/language.ts'
import { Button, IconButton } from '#platform/web/ui/controls/Button.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

type Props = { person: Person; client: Client; onOpen: (dialog: OpenPerson) => void }

export function PersonRow({ person, client, onOpen }: Props) {
  const { role, name, email, language, languageNote, access, rhythm } = person
  const open = (kind: 'edit' | 'invite' | 'remove') => () => onOpen({ kind, person })
  const lastSeen = lastSeenInWords(person)
  const invite = isInvited(person, client) ? 'Email a New Link' : 'Invite by Email'
  const inviteLabel = email ? invite : 'Add an Email to Invite'
  return (
    <li className={joined(peopleGrid, 'border-b border-line py-4 last:border-0')}>
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <h2 className="font-medium wrap-anywhere">{name}</h2>
        <p className="text-sm text-muted wrap-anywhere">
          {[relationOf(person), language && languageNames[language], languageNote].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ContactLines person={person} />
      <dl className="contents text-sm">
        <Fact name="May see">{accessLabels[access]}</Fact>
        <Fact name="Emails about news">{rhythmWords[rhythm]}</Fact>
        <Fact name="Portal" className="col-span-2 sm:col-span-1">
          {invitationInWords(person, client)}
          {lastSeen && <span className="block text-muted">{lastSeen}</span>}
        </Fact>
      </dl>
      <div className="col-span-2 flex items-center justify-between gap-2 sm:col-span-1" data-print="hidden">
        <Button
          icon={<Mail />}
          className="grow"
          aria-label={`${inviteLabel}: ${name}`}
          onClick={open(email ? 'invite' : 'edit')}
        >
          {inviteLabel}
        </Button>
        <Menu
          label={`Actions for ${name}`}
          items={[
            { label: 'Edit', icon: <Pencil />, onSelect: open('edit') },
            ...(role === 'other'
              ? [{ label: 'Remove', icon: <Trash2 />, onSelect: open('remove'), danger: true }]
              : []),
          ]}
        >
          <IconButton label={`Actions for ${name}`} tooltip="Actions" className="text-muted">
            <EllipsisVertical />
          </IconButton>
        </Menu>
      </div>
    </li>
  )
}

type FactProps = { name: string; className?: string; children: ReactNode }

const Fact = ({ name, className, children }: FactProps) => (
  <div className={joined('min-w-0', className)}>
    <dt className="text-[0.8125rem] text-muted xl:sr-only">{name}</dt>
    <dd className="tabular">{children}</dd>
  </div>
)
