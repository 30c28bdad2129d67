import ArrowLeft from 'lucide-react/icons/arrow-left'
import Eye from 'lucide-react/icons/eye'
import LogOut from 'lucide-react/icons/log-out'
import type { Portal } from '#overview/portals/contract/endpoints.ts'
import { StudioLogo } from '#studio/looks/web/public/StudioLogo.tsx'
import { ThemeToggle } from '#platform/web/ui/controls/ThemeToggle.tsx'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { AnchorButton, Button } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

const logOut = () => import('#platform/web/session/ask-before-log-out.tsx').then((ask) => ask.askAndLogOut('couple'))

/** The top line, with the planner's name, on a phone only the logo if there is one, and what leads away from the portal. */
export function PortalTopLine({ portal: { viewer, planner, logoUrl } }: { portal: Portal }) {
  return (
    <header data-print="hidden">
      {viewer === 'planner' && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-1.5 text-center text-xs text-paper sm:py-2 sm:text-sm">
          <Eye aria-hidden className="size-4 shrink-0" />
          {t('You are viewing as planner. Anything you do here is done as {name}.', { name: planner.name })}
        </p>
      )}
      <div className="flex items-center justify-between gap-3 px-4 py-1 sm:px-6 sm:py-2.5">
        <div className="flex min-w-0 items-center gap-3">
          {logoUrl && <StudioLogo src={logoUrl} alt="" className="h-9 max-w-28 shrink-0 object-left" />}
          <p dir="auto" className={joined('line-clamp-2 min-w-0 font-display text-lg/6', logoUrl && 'max-sm:sr-only')}>
            {planner.businessName ?? planner.name}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1">
          {viewer === 'planner' && (
            <AnchorButton href="/" variant="quiet" icon={<ArrowLeft />}>
              {t('Back to Dashboard')}
            </AnchorButton>
          )}
          <ThemeToggle />
          {viewer === 'couple' && (
            <Button variant="quiet" icon={<LogOut />} onClick={() => void logOut()}>
              {t('Log out')}
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}
