import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useTheme } from '#platform/web/ui/theme.ts'
import { IconButton } from '#platform/web/ui/controls/Button.tsx'
import { t } from '#platform/web/locale/t.ts'

export function ThemeToggle() {
  const { dark, toggle } = useTheme()
  return (
    <IconButton label={dark ? t('Use the light theme') : t('Use the dark theme')} onClick={toggle}>
      {dark ? <Sun /> : <Moon />}
    </IconButton>
  )
}
