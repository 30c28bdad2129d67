import { guestMailKinds, type GuestMailKind } from '#guests/guest-mails/contract/guest-mail-fields.ts'
import { mailKinds } from '#guests/guest-mails/web/mail-kinds.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { kind: GuestMailKind; onChoose: (kind: GuestMailKind) => void }

export const KindTabs = ({ kind, onChoose }: Props) => (
  <div role="group" aria-label="Kind of email" data-print="hidden" className="flex flex-wrap gap-1">
    {guestMailKinds.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={one === kind}
        onClick={() => onChoose(one)}
        className={joined(
          'touchable h-9 rounded-md px-3 text-sm font-medium',
          one === kind ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-sunken',
        )}
      >
        {mailKinds[one].label}
      </button>
    ))}
  </div>
)
