import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { senderName } from '#platform/server/jobs/sender-name.ts'

it.each([
  ['Rose & Rye', 'Rose & Rye via Larkspur'],
  ['Müller, Söhne', 'Müller, Söhne via Larkspur'],
  ['Bank <service@bank.example>', 'Bank service bank.example via Larkspur'],
  ['Bank ＜service＠bank.example＞', 'Bank service bank.example via Larkspur'],
  ['Bank\r\nBcc: victim@example.com', 'Bank Bcc: victim example.com via Larkspur'],
  ['Bank\u202e rupskral', 'Bank rupskral via Larkspur'],
  ['Bank\u2028\u200b\u2029X', 'Bank X via Larkspur'],
  [`${'a'.repeat(59)}💐`, `${'a'.repeat(59)}\ufffd via Larkspur`],
  ['\u200b\u202e', 'Larkspur'],
])('a mail of the studio %j is from %j', (studio, name) => {
  expect(senderName(studio)).toBe(name)
})

it.each(['Bank"\r\nBcc: victim@example.com\r\n\r\nText', 'Bank <service@bank.example>, victim@example.com'])(
  'a studio %j adds no header and changes no address',
  async (studio) => {
    const transport = createTransport({ streamTransport: true, buffer: true })
    const from = { name: senderName(studio), address: 'hello@larkspur.example' }
    const { message, envelope } = await transport.sendMail({ from, to: 'emma@example.com', subject: 'Hi', text: 'Hi' })
    const head = (message as Buffer)
      .toString()
      .split('\r\n\r\n')[0]
      ?.replaceAll(/\r\n\s+/g, ' ')
    expect(envelope).toEqual({ from: 'hello@larkspur.example', to: ['emma@example.com'] })
    expect(head).not.toMatch(/^bcc:/im)
    expect(head).toMatch(/^From: .*<hello@larkspur\.example>\r?$/m)
  },
)
