type Part = { type: string; body: string; headers?: string[]; base64?: boolean }

export type TestMail = {
  from?: string
  to?: string
  subject?: string
  headers?: string[]
  text?: string
  html?: string
  files?: { name: string; bytes: Buffer | string; type?: string }[]
  messageId?: string
}

let count = 0

const inBase64 = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n')

const lineBreaks = (text: string) => text.replace(/\r?\n/g, '\r\n')

const written = ({ type, body, headers = [] }: Part) => [`Content-Type: ${type}`, ...headers, '', body].join('\r\n')

function multipart(kind: string, parts: readonly Part[]): Part {
  const boundary = `part-${(count += 1)}`
  const body = [...parts.map((part) => `--${boundary}\r\n${written(part)}`), `--${boundary}--`, ''].join('\r\n')
  return { type: `multipart/${kind}; boundary="${boundary}"`, body }
}

/** A raw mail as mail programs write it. */
export function rawMail(mail: TestMail): Buffer {
  const { from, to, subject = 'Re: Message', headers = [], files = [] } = mail
  const id = mail.messageId ?? `<${Date.now()}.${(count += 1)}@mail.example>`
  const texts: Part[] = []
  if (mail.text !== undefined) texts.push({ type: 'text/plain; charset=utf-8', body: lineBreaks(mail.text) })
  if (mail.html !== undefined) texts.push({ type: 'text/html; charset=utf-8', body: lineBreaks(mail.html) })
  const [only = { type: 'text/plain', body: '' }] = texts
  const body = texts.length > 1 ? multipart('alternative', texts) : only
  const attached = files.map(({ name, bytes, type = 'application/octet-stream' }): Part => ({
    type,
    headers: [`Content-Disposition: attachment; filename="${name}"`, 'Content-Transfer-Encoding: base64'],
    body: inBase64(bytes),
  }))
  const whole = attached.length > 0 ? multipart('mixed', [body, ...attached]) : body
  const own = [
    ...(from === undefined ? [] : [`From: ${from}`]),
    ...(to === undefined ? [] : [`To: ${to}`]),
    `Subject: ${subject}`,
    ...(id === '' ? [] : [`Message-ID: ${id}`]),
    'Date: Mon, 23 Nov 2026 10:00:00 +0000',
    'MIME-Version: 1.0',
    ...headers,
  ]
  return Buffer.from([...own, written(whole)].join('\r\n'))
}

/** What a mail server sends back when it can't deliver a mail. */
export function rawReport({
  to,
  action = 'failed',
  original,
}: {
  to: string
  action?: string
  original: string
}): Buffer {
  const report = multipart('report; report-type=delivery-status', [
    { type: 'text/plain', body: 'Your mail could not be delivered.' },
    {
      type: 'message/delivery-status',
      body: [
        'Reporting-MTA: dns; mail.example',
        '',
        'Final-Recipient: rfc822; emma@example.com',
        `Action: ${action}`,
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 5.1.1 No such',
        '  mailbox here',
        '',
      ].join('\r\n'),
    },
    { type: 'text/rfc822-headers', body: original },
  ])
  return Buffer.from(
    [
      'From: Mail Delivery System <MAILER-DAEMON@mail.example>',
      'Return-Path: <>',
      `To: ${to}`,
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      written(report),
    ].join('\r\n'),
  )
}
