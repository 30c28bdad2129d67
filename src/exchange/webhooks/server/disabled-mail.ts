import type { Mail } from '#platform/server/jobs/mail-template.ts'

type Owner = { name: string; email: string; address: string }

export const disabledMail = ({ name, email, address }: Owner, problem: string): Mail => ({
  to: email,
  subject: 'A webhook was disabled',
  greeting: `Hello ${name},`,
  paragraphs: [
    `We could not deliver events to ${address}, so it will not receive any more.`,
    `The last attempt failed: ${problem}`,
    'Once it works again, send it a test in the settings. If the test arrives, it will receive events again.',
  ],
  action: { label: 'Open Settings', path: '/settings?tab=data' },
})
