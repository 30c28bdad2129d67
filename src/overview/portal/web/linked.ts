/** The element of the record that the address led to when the page was loaded, such as 'invoice-12'. */
export const linked = /^#([a-z]+-\d+)$/.exec(location.hash)?.[1]

/** The id of that record, if it is of this kind. */
export const linkedId = (kind: string): number | undefined =>
  linked?.startsWith(`${kind}-`) ? Number(linked.slice(kind.length + 1)) : undefined
