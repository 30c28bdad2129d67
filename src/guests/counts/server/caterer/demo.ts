import { demoWedding } from '#guests/guests/server/public/demo-wedding.ts'
import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

/** A caterer looks at the counts by its link, before the last answers have come. */
export default async function showCaterer({ call }: DemoStudio): Promise<void> {
  const path = await demoWedding(call)
  const link = (await call('POST', `${path}/caterer-links`, { label: 'Salt & Saffron Kitchen' })) as { address: string }
  await call('POST', `/api/caterer/${link.address.split('/').pop()}/seen`)
}
