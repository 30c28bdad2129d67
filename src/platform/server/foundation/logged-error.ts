type Failed = Error & { query?: unknown; code?: unknown; cause?: unknown; [more: string]: unknown }

/** These say which rule a statement broke. The `detail` of PostgreSQL's errors is left out, because it quotes rows. */
const named = ['code', 'errno', 'syscall', 'schema', 'table', 'column', 'constraint', 'routine'] as const

const framesOf = (stack: string, message: string) =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))

/** An error as it is logged: without the values that a failed statement was sent with, which are names, texts and links. */
export function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { name, message, stack = '', query, cause, ...more } = error as Failed
  const said = typeof query === 'string' ? `Failed query: ${query}` : message
  return {
    type: name,
    message: said,
    stack: [said, ...framesOf(stack, message)].join('\n'),
    ...Object.fromEntries(named.flatMap((key) => (more[key] === undefined ? [] : [[key, more[key]]]))),
    ...(cause !== undefined && { cause: loggedError(cause) }),
    ...(Array.isArray(more['errors']) && { errors: more['errors'].map(loggedError) }),
  }
}
