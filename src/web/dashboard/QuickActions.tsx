import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ListPlus from 'lucide-react/icons/list-plus'
import Store from 'lucide-react/icons/store'
import UserPlus from 'lucide-react/icons/user-plus'
import type { LucideIcon } from 'lucide-react'
import type { PlainPath } from '#web/router/address.ts'
import { ButtonLink } from '#web/ui/controls/ButtonLink.tsx'
import { TitledCard } from '#web/ui/layout/Card.tsx'

const actions: { label: string; to: PlainPath; icon: LucideIcon }[] = [
  { label: 'Add Client', to: '/new-client', icon: UserPlus },
  { label: 'Schedule Event', to: '/new-event', icon: CalendarPlus },
  { label: 'Create Task', to: '/new-task', icon: ListPlus },
  { label: 'Add Vendor', to: '/new-vendor', icon: Store },
]

/** On a phone the actions come first in two columns; there the side column would come last. */
export function QuickActions({ className }: { className?: string }) {
  return (
    <TitledCard title="Quick Actions" className={className}>
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-1">
        {actions.map(({ label, to, icon: Icon }) => (
          <ButtonLink key={label} to={to} icon={<Icon />} className="justify-start px-3">
            {label}
          </ButtonLink>
        ))}
      </div>
    </TitledCard>
  )
}
