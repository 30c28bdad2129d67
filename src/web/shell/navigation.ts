import type { LinkProps } from '@tanstack/react-router'
import { LayoutDashboard, Settings, Users, type LucideIcon } from 'lucide-react'

type Entry = { label: string; to: NonNullable<LinkProps['to']>; icon: LucideIcon }

/** The sidebar: one line for every screen there is, in the order of the specification. */
export const navigation: Entry[] = [
  { label: 'Dashboard', to: '/', icon: LayoutDashboard },
  { label: 'Clients', to: '/clients', icon: Users },
  { label: 'Settings', to: '/settings', icon: Settings },
]
