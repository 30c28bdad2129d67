import { madeOf, type MessageValues } from '#platform/contract/locale/translate.ts'

/**
 * Marks a constant with simple values, such as a limit in the message of a schema: what reads it gets English, and
 * `t(variable)` translates it. Each is remembered, so that it is not for values of a call.
 */
export function msgWith(english: string, values: MessageValues): string {
  const text = english.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  madeOf.set(text, { english, values })
  return text
}
