import type { DemoStudio } from '#platform/server/foundation/demo-studio.ts'

/** What couples see until their portal has a photograph of its own. */
export default async function addLook({ call, upload, drawPicture }: DemoStudio): Promise<void> {
  await call('PATCH', '/api/look', { welcomeWords: 'Welcome! Everything about your day is in one place here.' })
  await upload('/api/look/photograph', new File([await drawPicture('#d9c7b8', '#6f7f73')], 'studio.png'))
}
