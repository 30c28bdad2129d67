import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ListChecks from 'lucide-react/icons/list-checks'
import Store from 'lucide-react/icons/store'
import UserPlus from 'lucide-react/icons/user-plus'
import type { LucideIcon } from 'lucide-react'
import type { PlainPath } from '#platform/web/router/address.ts'
import { ButtonLink } from '#platform/web/ui/controls/ButtonLink.tsx'
import { TitledCard } from '#platform/web/ui/layout/Card.tsx'

const actions: { label: string; to: PlainPath; icon: LucideIcon }[] = [
  { label: 'Add Client', to: '/new-client', icon: UserPlus },
  { label: 'Schedule Event', to: '/new-event', icon: CalendarPlus },
  { label: 'Create Task', to: '/new-task', icon: ListChecks },
  { label: 'Add Vendor', to: '/new-vendor', icon: Store },
]

/** A card; on small screens a row of buttons. */
export function QuickActions() {
  return (
    <TitledCard title="Quick Actions" className="quick-actions">
      <div className="grid grid-cols-4 gap-2 lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {actions.map(({ label, to, icon: Icon }) => (
          <ButtonLink key={label} to={to} icon={<Icon />} className="sm:justify-start">
            {label}
          </ButtonLink>
        ))}
      </div>
    </TitledCard>
  )
}
