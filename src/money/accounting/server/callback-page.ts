const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page in the popup after returning from the service; it closes itself on success. */
export function callbackPage(title: string, words: string, isDone = false) {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
${isDone ? '<script src="/close.js"></script>' : ''}</head>
<body><h1>${escape(title)}</h1><p>${escape(words)}</p></body></html>`
  const bytes = Buffer.from(html)
  return { bytes, type: 'text/html; charset=utf-8', name: 'quickbooks.html', disposition: 'inline' as const }
}
