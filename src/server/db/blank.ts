/** An empty text means that there is none; only fields that may be null accept one. What is not given stays not given. */
export function blankToNull<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])) as T
}
