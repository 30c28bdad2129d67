import type { Mail } from '#platform/server/jobs/mail-template.ts'

type Owner = { name: string; email: string; address: string }

export const disabledMail = ({ name, email, address }: Owner, problem: string): Mail => ({
  to: email,
  subject: 'A webhook was disabled',
  greeting: `Hello ${name},`,
  paragraphs: [
    `${address} could not be told what happens in your studio, so it gets no more events.`,
    `The last attempt failed: ${problem}`,
    'When it works again, send it a test in the settings. If the test arrives, it gets events again.',
  ],
  action: { label: 'Open the settings', path: '/settings?tab=data' },
})
