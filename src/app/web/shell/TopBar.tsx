import PanelLeft from 'lucide-react/icons/panel-left'
import { NotificationBell } from '#talk/notifications/web/public/NotificationBell.tsx'
import { SearchBox } from '#overview/search/web/public/SearchBox.tsx'
import { AccountMenu } from '#app/web/shell/AccountMenu.tsx'
import { hasRight } from '#platform/web/session/own-rights.ts'
import { ThemeToggle } from '#platform/web/ui/controls/ThemeToggle.tsx'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'

type Props = { sidebarOpen: boolean; onToggleSidebar: () => void }

export function TopBar({ sidebarOpen, onToggleSidebar }: Props) {
  return (
    <header className="sticky top-(--strip) z-20 flex h-16 shrink-0 items-center gap-1 border-b border-line bg-paper/90 px-2 [backdrop-filter:blur(12px)] sm:gap-2 sm:px-4">
      <IconButton
        label="Toggle sidebar"
        tooltip="Toggle sidebar (Ctrl+B)"
        aria-controls="sidebar"
        aria-expanded={sidebarOpen}
        onClick={onToggleSidebar}
      >
        <PanelLeft />
      </IconButton>
      {hasRight('work') && <SearchBox />}
      <div className="ml-auto flex items-center gap-0.5 sm:gap-1">
        <ThemeToggle />
        <NotificationBell />
        <AccountMenu />
      </div>
    </header>
  )
}
