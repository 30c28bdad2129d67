import type { ColorScheme } from '#platform/contract/portal-looks.ts'

export type InstallColour = 'larkspur' | ColorScheme

/** Colours of an installed app before its styles load: the light paper and accent of `tokens.css` and `schemes.css`. */
export const installColours: Record<InstallColour, { paper: string; accent: string }> = {
  larkspur: { paper: '#faf8f4', accent: '#97463f' },
  sand: { paper: '#faf7f1', accent: '#7d5a33' },
  rose: { paper: '#fdf8f7', accent: '#a3435a' },
  blue: { paper: '#f7fafc', accent: '#2c5f8a' },
  purple: { paper: '#fbf9fd', accent: '#6b4a94' },
  green: { paper: '#f8faf6', accent: '#3d6b47' },
  gray: { paper: '#f8f8f8', accent: '#4a4f57' },
}
