import type { ReactNode } from 'react'

export type PaletteOption = {
  key: string
  icon: ReactNode
  title: ReactNode
  text?: ReactNode
  badge?: ReactNode
  /** It can be read, but not chosen. */
  disabled?: boolean
  /** The palette closes if this returns true. */
  choose: () => boolean | void
}

export type PaletteGroup = { label: string; options: PaletteOption[] }
