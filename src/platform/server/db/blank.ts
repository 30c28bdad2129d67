/** Empty text becomes null; only nullable fields accept empty text. Fields that were not given stay absent. */
export function blankToNull<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])) as T
}
