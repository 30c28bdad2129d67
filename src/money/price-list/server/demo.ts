import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

const services = [
  ['Full planning and coordination', '9600'],
  ['Partial planning', '5200'],
  ['Coordination of the day', '2400'],
  ['Second coordinator, an hour', '65'],
  ['Design concept and mood boards', '1450'],
]

export default async function addServices({ call }: DemoStudio): Promise<void> {
  for (const [description, rate] of services) await call('POST', '/api/price-list', { description, rate })
}
