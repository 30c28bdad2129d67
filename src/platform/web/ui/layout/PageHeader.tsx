import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from '#platform/web/router/Link.tsx'
import type { PlainPath } from '#platform/web/router/address.ts'

type Props = {
  title: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
  back?: { to: PlainPath; label: string }
}

export function PageHeader({ title, subtitle, actions, back }: Props) {
  return (
    <header className="mb-4 sm:mb-5">
      {back && (
        <Link
          to={back.to}
          className="-ml-2 mb-1 inline-flex h-9 items-center gap-1.5 rounded-sm px-2 text-sm text-muted transition-colors touchable hover:text-ink sm:mb-3"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="font-display text-3xl leading-tight tracking-[-0.01em]">{title}</h1>
          {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  )
}
