type Operation = {
  summary: string
  tags: string[]
  security?: Record<string, unknown>[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: object
}
type Description = { info: { title: string }; paths: Record<string, Record<string, Operation>> }

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const code = (value: unknown) => `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`

/** The API description as static HTML. */
export function docsPage(description: object): string {
  const { paths } = description as Description
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )
  const groups = Map.groupBy(operations, ({ tags }) => tags[0] ?? '')
  const sections = [...groups].map(([tag, calls]) => `<h2>${escape(tag)}</h2>${calls.map(section).join('')}`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Larkspur API</title>
<style>body{font:16px/1.6 Georgia,serif;max-width:50rem;margin:2rem auto;padding:0 1rem;background:#faf8f4;color:#2a2521}
summary{cursor:pointer;padding:.4rem 0}code,pre{font:13px/1.5 ui-monospace,monospace}pre{background:#fff;border:1px solid #e8e2d9;border-radius:10px;padding:1rem;overflow:auto}
h2{margin-top:2rem;border-bottom:1px solid #e8e2d9;text-transform:capitalize}</style></head>
<body><main><h1>Larkspur API</h1><p>Made from the contract; the same as <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}</main></body></html>`
}

function section({
  method,
  path,
  summary,
  security,
  requestBody,
  responses,
}: Operation & { method: string; path: string }): string {
  const callers = security?.flatMap((kind) => Object.keys(kind)).join(', ') ?? 'anyone'
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return `<details><summary><code>${method} ${escape(path)}</code> ${escape(summary)}</summary>
<p>For: ${escape(callers)}</p>${content ? `<p>Body, ${escape(type ?? '')}:</p>${code(content.schema)}` : ''}<p>Answers:</p>${code(responses)}</details>`
}
