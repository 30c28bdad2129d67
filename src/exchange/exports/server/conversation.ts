import type { Row } from '#platform/server/db/about.ts'

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}article{margin:1.5rem 0}p{white-space:pre-wrap;overflow-wrap:anywhere;margin:.25rem 0}small{color:#555}'

export const conversationHead = (couple: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Messages: ${escapeHtml(couple)}</title><style>${style}</style></head>
<body><h1>${escapeHtml(couple)}</h1>
`
export const conversationEnd = '</body></html>\n'

export type Attachment = { name: string; path: string }

/** One message; the paths of its files are relative to the folder of the conversations. */
export function messageHtml(message: Row, files: readonly Attachment[]): string {
  const name = String(message['person_name'] ?? message['sender_name'])
  const at = String(message['timestamp']).slice(0, 16).replace('T', ' ')
  const links = files.map(({ name: label, path }) => {
    const href = path.split('/').map(encodeURIComponent).join('/')
    return `<li><a href="../${escapeHtml(href)}">${escapeHtml(label)}</a></li>`
  })
  return `<article><b>${escapeHtml(name)}</b> <small>${escapeHtml(at)} UTC</small>
<p dir="auto">${escapeHtml(String(message['content']))}</p>${links.length > 0 ? `<ul>${links.join('')}</ul>` : ''}</article>
`
}
