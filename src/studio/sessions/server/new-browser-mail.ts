import type { Mail } from '#platform/server/jobs/mail-template.ts'

type NewBrowser = { name: string; to: string; device: string; address: string }

export const newBrowserMail = ({ name, to, device, address }: NewBrowser): Mail => ({
  to,
  subject: 'A sign-in from a new device',
  greeting: `Hello ${name},`,
  paragraphs: [
    `Someone signed in to Larkspur as you with ${device}, from the address ${address}, where you had not signed in before.`,
    'If it was you, there is nothing you need to do. If it was not, sign that device out and choose a new password.',
  ],
  action: { label: 'See Where You Are Signed In', path: '/settings?tab=security' },
})
