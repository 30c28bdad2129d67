import type { ColorScheme } from '#platform/contract/portal-looks.ts'

type Colours = Record<'paper' | 'line' | 'accent' | 'on-accent', string>
type Theme = { light: Colours; dark: Colours }

/** The colours of a portal for mail programs, which do not load its style sheet; a test compares the two. */
export const mailColours: Record<ColorScheme, Theme> = {
  sand: {
    light: { paper: '#faf7f1', line: '#e8dfd0', accent: '#7d5a33', 'on-accent': '#ffffff' },
    dark: { paper: '#171410', line: '#383126', accent: '#dcb98a', 'on-accent': '#2a1d0c' },
  },
  rose: {
    light: { paper: '#fdf8f7', line: '#f0dfdc', accent: '#a3435a', 'on-accent': '#ffffff' },
    dark: { paper: '#1a1214', line: '#3d2c31', accent: '#eaa1b0', 'on-accent': '#3a0f1b' },
  },
  blue: {
    light: { paper: '#f7fafc', line: '#dbe5ee', accent: '#2c5f8a', 'on-accent': '#ffffff' },
    dark: { paper: '#10151a', line: '#2a3743', accent: '#93c1e8', 'on-accent': '#0c2438' },
  },
  purple: {
    light: { paper: '#fbf9fd', line: '#e6deef', accent: '#6b4a94', 'on-accent': '#ffffff' },
    dark: { paper: '#15121a', line: '#372e44', accent: '#c3a7ea', 'on-accent': '#271243' },
  },
  green: {
    light: { paper: '#f8faf6', line: '#dde7da', accent: '#3d6b47', 'on-accent': '#ffffff' },
    dark: { paper: '#111611', line: '#2e3a2e', accent: '#9ccba3', 'on-accent': '#0f2a15' },
  },
  gray: {
    light: { paper: '#f8f8f8', line: '#e3e3e3', accent: '#4a4f57', 'on-accent': '#ffffff' },
    dark: { paper: '#141415', line: '#343639', accent: '#c3c7ce', 'on-accent': '#1c1f24' },
  },
}
