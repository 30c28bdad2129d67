type Layer = Error & { code?: unknown; errors?: unknown[] }

/** Retries, drivers and libraries each wrap the cause in an error of their own. */
function innermost(error: unknown): Layer {
  const { errors, cause } = error as Layer
  const inner = errors?.[0] ?? cause
  return inner instanceof Error ? innermost(inner) : (error as Layer)
}

export function codeOf(error: unknown): string {
  const { code } = innermost(error)
  return typeof code === 'string' ? code : ''
}

/** The message in one line, without the SQL text. */
export const whatItSaid = (error: unknown): string => {
  const { message, code } = innermost(error)
  return message.split('\n')[0] || String(code)
}

/** The database can't be reached, or the connection broke: whether the last statements were carried out is unknown. */
export class DatabaseLost extends Error {
  constructor(cause: unknown) {
    super(`The database cannot be reached: ${whatItSaid(cause)}`, { cause })
  }
}

/**
 * Error codes of a server that shuts down, starts, has no free connection or has become a standby: it can't serve
 * anything at the moment. With the last one it has ended a transaction in which nothing was asked for long.
 */
const endings = /^(08...|57P0[1-5]|53300|25006|25P03)$/

export const saysGoodbye = (error: unknown): boolean => endings.test(codeOf(error))
