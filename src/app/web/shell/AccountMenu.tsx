import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import { navigate } from '#platform/web/router/router.ts'
import { useSignedInPlanner } from '#platform/web/session/signed-in-planner.ts'
import { Avatar } from '#platform/web/ui/layout/Avatar.tsx'
import { Badge } from '#platform/web/ui/layout/Badge.tsx'
import { Menu } from '#platform/web/ui/overlays/Menu.tsx'

const logOut = () => import('#platform/web/session/ask-before-log-out.tsx').then((ask) => ask.askAndLogOut('planner'))

export function AccountMenu() {
  const planner = useSignedInPlanner()
  const toSettings = () => void navigate({ to: '/settings' })
  const name = planner?.name ?? ''
  return (
    <Menu
      label="My Account"
      header={
        <div className="max-w-60">
          <p className="text-xs font-medium text-muted">My Account</p>
          <div className="mt-2 flex items-center justify-between gap-3">
            <p className="truncate font-medium">{name}</p>
            <Badge tone="grey">{planner?.role}</Badge>
          </div>
          <p className="truncate text-sm text-muted">{planner?.email}</p>
        </div>
      }
      items={[
        { label: 'Profile', icon: <UserRound />, onSelect: toSettings },
        { label: 'Settings', icon: <Settings />, onSelect: toSettings },
        { label: 'Log out', icon: <LogOut />, onSelect: () => void logOut() },
      ]}
    >
      <button
        type="button"
        aria-label="My Account"
        data-tooltip="My Account"
        className="grid size-10 place-items-center rounded-full touchable"
      >
        <Avatar name={name} className="size-8 text-xs" />
      </button>
    </Menu>
  )
}
