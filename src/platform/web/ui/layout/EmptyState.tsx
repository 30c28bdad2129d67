import type { ReactNode } from 'react'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = { title: ReactNode; text?: ReactNode; action?: ReactNode; icon?: ReactNode; className?: string }

export function EmptyState({ title, text, action, icon, className = 'py-14' }: Props) {
  return (
    <div className={joined('flex flex-col items-center px-6 text-center', className)}>
      {icon && <div className="mb-4 text-muted [&_svg]:size-7 [&_svg]:stroke-[1.25]">{icon}</div>}
      <p className="font-display text-xl">{title}</p>
      {text && <p className="mt-1.5 max-w-sm text-muted">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
