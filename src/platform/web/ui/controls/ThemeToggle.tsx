import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useTheme } from '#platform/web/ui/theme.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'

export function ThemeToggle() {
  const { dark, toggle } = useTheme()
  return (
    <IconButton label={dark ? 'Use the light theme' : 'Use the dark theme'} onClick={toggle}>
      {dark ? <Sun /> : <Moon />}
    </IconButton>
  )
}
