import type { LinkProps } from '@tanstack/react-router'
import { CalendarPlus, ListPlus, Store, UserPlus, type LucideIcon } from 'lucide-react'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { TitledCard } from '#web/ui/Card.tsx'

const actions: { label: string; to: LinkProps['to']; icon: LucideIcon }[] = [
  { label: 'Add Client', to: '/new-client', icon: UserPlus },
  { label: 'Schedule Event', to: '/new-event', icon: CalendarPlus },
  { label: 'Create Task', to: '/new-task', icon: ListPlus },
  { label: 'Add Vendor', to: '/new-vendor', icon: Store },
]

export function QuickActions() {
  return (
    <TitledCard title="Quick Actions">
      <div className="grid gap-2">
        {actions.map(({ label, to, icon: Icon }) => (
          <ButtonLink key={label} to={to} icon={<Icon />} className="justify-start">
            {label}
          </ButtonLink>
        ))}
      </div>
    </TitledCard>
  )
}
