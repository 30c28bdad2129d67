import type { ColorScheme, Typography } from '#platform/contract/portal-looks.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

/** Designs of some portals; the others keep the default. */
const looks: Record<string, [ColorScheme, Typography]> = {
  'Emma Hartley': ['rose', 'playfair'],
  'Sofia Reyes': ['blue', 'lora'],
  'Hannah Cole': ['green', 'montserrat'],
}

export default async function dressPortals({ call }: DemoStudio): Promise<void> {
  const clients = (await call('GET', '/api/clients')) as { id: number; partnerOneName: string }[]
  for (const { id, partnerOneName } of clients) {
    const look = looks[partnerOneName]
    if (look) await call('POST', `/api/clients/${id}/customization`, { colorScheme: look[0], typography: look[1] })
  }
}
