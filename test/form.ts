type Chosen = { name: string; bytes: Buffer | string; type?: string }

/** A multipart form as a browser sends it, with its boundary. */
export async function formOf(fields: Record<string, string>, files: Chosen[] = [], field = 'file') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const { name, bytes, type = 'application/octet-stream' } of files)
    form.append(field, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }))
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  return [Buffer.from(await sent.arrayBuffer()), { headers }] as const
}

const pdfHead = '%PDF-1.4\n'
export const pdf = (size = 2000) => Buffer.from(pdfHead.padEnd(size, '% a comment\n'))
