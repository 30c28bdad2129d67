/** The contents of a mail, rendered as HTML and plain text by one template. */
export type Mail = {
  to: string
  subject: string
  greeting: string
  paragraphs: string[]
  /** List items, each with a link. */
  items?: { title: string; text: string; path: string }[]
  /** The path is appended to the public address. */
  action?: { label: string; path: string }
  footnote?: string
  /** The studio that the mail is sent for; Larkspur itself if there is none. */
  studio?: string
  /** The address for answers, of a mail that a studio sends to its couple. */
  replyTo?: string
  /** A job that is told why the mail server refused the mail for good, or that it took it after all. */
  whenRefused?: { job: string; payload: object }
  /** Where the recipient chooses how often such mail comes, and the address that ends it with one click. */
  settings?: { path: string; unsubscribe: string }
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const itemInHtml = ({ title, text, url }: { title: string; text: string; url: string }) =>
  `<p style="margin:0 0 16px"><a href="${escape(url)}" style="color:#9c4a3c">${escape(title)}</a><br>${escape(text)}</p>`

const howOften = 'Choose how often we write'

export type Letter = { subject: string; html: string; text: string }

/** The one template of every mail, in HTML and plain text. */
export function writeLetter(mail: Mail, publicUrl: string): Letter {
  const from = mail.studio ?? 'Larkspur'
  const link = mail.action && { label: mail.action.label, url: `${publicUrl}${mail.action.path}` }
  const settings = mail.settings && `${publicUrl}${mail.settings.path}`
  const items = (mail.items ?? []).map((item) => ({ ...item, url: `${publicUrl}${item.path}` }))
  const text = [
    mail.greeting,
    ...mail.paragraphs,
    ...items.map(({ title, text: words, url }) => `${title}\n${words}\n${url}`),
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...(mail.footnote ? [mail.footnote] : []),
    ...(settings ? [`${howOften}:\n${settings}`] : []),
    `${from}\n${publicUrl}`,
  ].join('\n\n')
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escape(words)}</p>`
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(mail.subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf8f4;color:#2a2521;font:16px/1.6 Georgia,serif">
<div style="max-width:520px;margin:0 auto;background:#ffffff;border:1px solid #e8e2d9;border-radius:10px;padding:32px">
<p style="margin:0 0 24px;font-size:20px">${escape(from)}</p>
${[...[mail.greeting, ...mail.paragraphs].map(paragraph), ...items.map(itemInHtml)].join('\n')}
${
  link
    ? `<p style="margin:24px 0"><a href="${escape(link.url)}" style="display:inline-block;background:#9c4a3c;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:10px">${escape(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#6b6259;word-break:break-all">${escape(link.url)}</p>`
    : ''
}
${mail.footnote ? `<p style="margin:24px 0 0;font-size:13px;color:#6b6259">${escape(mail.footnote)}</p>` : ''}
${settings ? `<p style="margin:8px 0 0;font-size:13px"><a href="${escape(settings)}" style="color:#6b6259">${howOften}</a></p>` : ''}
</div></body></html>`
  return { subject: mail.subject, html, text }
}
