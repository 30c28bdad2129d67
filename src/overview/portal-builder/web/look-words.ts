import type { ColorScheme, PortalFeature, Typography } from '#platform/contract/portal-looks.ts'

export const schemeLabels: Record<ColorScheme, string> = {
  sand: 'Sand',
  rose: 'Rose',
  blue: 'Blue',
  purple: 'Purple',
  green: 'Green',
  gray: 'Gray',
}

export const typographyLabels: Record<Typography, string> = {
  inter: 'Inter',
  playfair: 'Playfair',
  montserrat: 'Montserrat',
  lora: 'Lora',
}

export const featureLabels: Record<PortalFeature, string> = {
  calendar: 'Schedule',
  tasks: 'Tasks',
  vendors: 'Vendors',
  documents: 'Documents',
  billing: 'Billing',
  messaging: 'Messages',
}
