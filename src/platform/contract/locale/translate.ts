export type MessageValues = Record<string, string | number>

/**
 * A text in the language of whoever reads it. The English text, written in ICU's syntax, is what it is found by:
 * `t('{count, plural, one {# task} other {# tasks}}', { count })`.
 */
export type Translate = (english: string, values?: MessageValues) => string

/** Simple placeholders only. */
const filled = (text: string, values: MessageValues) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

const withValues = new Map<string, { english: string; values: MessageValues }>()

/**
 * Marks a constant with values, such as a limit in the message of a schema: what reads it gets English, and `t(variable)`
 * translates it. Each is remembered, so that it is not for values of a call.
 */
export function msgWith(english: string, values: MessageValues): string {
  const text = filled(english, values)
  withValues.set(text, { english, values })
  return text
}

/** Of which text with placeholders a marked one was made. */
export const madeOf = (text: string) => withValues.get(text)

/** Marks a text without placeholders that is translated where it is shown, by `t(variable)`. */
export const msg = <Text extends string>(english: Text): Text => english
