type Titled = { title: string; isKey: boolean; start: string }

/** The item that a sheet most likely counts from. */
export function ceremonyOf<Item extends Titled>(items: readonly Item[]): Item | undefined {
  const named = items.filter(({ title }) => /\bceremony\b/i.test(title))
  return (
    named.find(({ title }) => /^(the )?(wedding )?ceremony$/i.test(title.trim())) ??
    named.find(({ isKey }) => isKey) ??
    named[0] ??
    items.find(({ isKey }) => isKey) ??
    items[0]
  )
}
