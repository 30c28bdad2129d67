import { Link } from '#platform/web/router/Link.tsx'
import { useLocation } from '#platform/web/router/Router.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'

const tabs = [
  { to: '/money', label: 'Overview' },
  { to: '/invoices', label: 'Invoices' },
] as const

/** Leads from the figures to the invoices and back. */
export function MoneyTabs() {
  const { path } = useLocation()
  return (
    <nav aria-label="Money" data-print="hidden" className="mb-6 flex gap-1 border-b border-line">
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          aria-current={path === to ? 'page' : undefined}
          className={joined(
            '-mb-px inline-flex h-11 items-center border-b-2 px-3 text-sm font-medium transition-colors focus-visible:-outline-offset-2 sm:px-4',
            path === to ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
