import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import KeyRound from 'lucide-react/icons/key-round'
import Mail from 'lucide-react/icons/mail'
import Pencil from 'lucide-react/icons/pencil'
import ShieldOff from 'lucide-react/icons/shield-off'
import Trash2 from 'lucide-react/icons/trash'
import * as calls from '#studio/members/contract/calls.ts'
import type { Member } from '#studio/accounts/contract/member.ts'
import { presenceOf, roleWords } from '#studio/members/web/member-words.ts'
import { FactorBadge } from '#studio/second-factors/web/public/FactorBadge.tsx'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'
import { toast, toastFailure } from '#platform/web/ui/overlays/toast.ts'
import { useCall } from '#platform/web/calls/use-call.ts'

type Props = { member: Member; onEdit: () => void; onHandOver: () => void; onReset: () => void; onRemove: () => void }

export function MemberRow({ member, onEdit, onHandOver, onReset, onRemove }: Props) {
  const { id, name, email, role, weddings, joinedAt, hasSecondFactor } = member
  const { mutateAsync } = useCall(calls.invite)
  const mailLink = async () => {
    try {
      await mutateAsync({ params: { id } })
      toast({ title: 'Link sent', text: `We have emailed ${email} a new link.` })
    } catch (error) {
      toastFailure(error, 'Error', 'Failed to send the link. Please try again.')
    }
  }
  const assigned = weddings.length === 1 ? 'one wedding' : `${weddings.length} weddings`
  return (
    <li className="flex items-start gap-2 py-4 sm:items-center">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="text-sm text-muted wrap-anywhere">{email}</p>
          <p className="text-sm text-muted tabular">{presenceOf(member)}</p>
        </div>
        {hasSecondFactor && <FactorBadge />}
        <Badge tone="grey">
          {roleWords[role].label}
          {role === 'day-of' && `, ${assigned}`}
        </Badge>
      </div>
      <Menu
        label={`Actions for ${name}`}
        items={[
          { label: 'Edit', icon: <Pencil />, onSelect: onEdit },
          {
            label: joinedAt ? 'Email a Link for a New Password' : 'Send the Invitation Again',
            icon: <Mail />,
            onSelect: () => void mailLink(),
          },
          ...(joinedAt ? [{ label: 'Hand Over the Studio', icon: <KeyRound />, onSelect: onHandOver }] : []),
          ...(hasSecondFactor ? [{ label: 'Reset Second Factors', icon: <ShieldOff />, onSelect: onReset }] : []),
          { label: 'Remove', icon: <Trash2 />, onSelect: onRemove, danger: true },
        ]}
      >
        <IconButton label={`Actions for ${name}`} tooltip="Actions" className="text-muted">
          <EllipsisVertical />
        </IconButton>
      </Menu>
    </li>
  )
}
