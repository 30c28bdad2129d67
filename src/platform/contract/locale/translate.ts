export type MessageValues = Record<string, string | number>

/**
 * A text in the language of whoever reads it. The English text, written in ICU's syntax, is what it is found by:
 * `t('{count, plural, one {# task} other {# tasks}}', { count })`.
 */
export type Translate = (english: string, values?: MessageValues) => string

/** Of which texts and values those that `msgWith` marks were made. */
export const madeOf = new Map<string, { english: string; values: MessageValues }>()

/** Marks a text without placeholders that is translated where it is shown, by `t(variable)`. */
export const msg = <Text extends string>(english: Text): Text => english
