/** Joins class names, skipping falsy ones. */
export const joined = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
