type Layer = Error & { code?: unknown; errors?: unknown[] }

/** Several tries, drivers and libraries each wrap what went wrong in an error of their own. */
export function innermost(error: unknown): Layer {
  const { errors, cause } = error as Layer
  const inner = errors?.[0] ?? cause
  return inner instanceof Error ? innermost(inner) : (error as Layer)
}

export function codeOf(error: unknown): string {
  const { code } = innermost(error)
  return typeof code === 'string' ? code : ''
}

/** In one line, and without the statement that the database was asked. */
export const whatItSaid = (error: unknown): string => {
  const { message, code } = innermost(error)
  return message.split('\n')[0] || String(code)
}

/** The database can't be reached, or the connection broke in the middle: then nobody knows what became of the rest. */
export class DatabaseLost extends Error {
  constructor(cause: unknown) {
    super(`The database can not be reached: ${whatItSaid(cause)}`, { cause })
  }
}

/**
 * What a server says that ends, is about to begin, has no connection left, or has become a standby: it is the right one
 * for nothing at the moment.
 */
const endings = /^(08...|57P0[1-5]|53300|25006)$/

export const saysGoodbye = (error: unknown): boolean => endings.test(codeOf(error))
