import type { Mail } from '#platform/server/jobs/mail-template.ts'

/** Without a link to the file, which only a signed-in planner gets. */
export const readyMail = ({ name, email }: { name: string; email: string }): Mail => ({
  to: email,
  subject: 'Your export is ready',
  greeting: `Hello ${name},`,
  paragraphs: ['The export you asked for is ready. You can download it in the settings for one day.'],
  action: { label: 'Open Settings', path: '/settings?tab=data' },
})
