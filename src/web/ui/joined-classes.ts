/** Class names in one string, without the ones that do not apply. */
export const joined = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')
