export type NamedVendor = { vendorId: number; name: string; category: string }

/** Without the vendors who do not belong to the wedding any more, whom the server refuses. */
export const idsOfWedding = (ids: readonly number[], vendors: readonly NamedVendor[]): number[] =>
  ids.filter((id) => vendors.some(({ vendorId }) => vendorId === id))

const lower = (text: string) => text.trim().toLowerCase()

/** The vendors that a typed word means: one by its name, or else all of a category. */
export function vendorsCalled(typed: string, vendors: readonly NamedVendor[]): readonly NamedVendor[] {
  const wanted = lower(typed)
  if (wanted === '') return []
  const exact = vendors.filter(({ name }) => lower(name) === wanted)
  if (exact.length > 0) return exact.slice(0, 1)
  const ofCategory = vendors.filter(({ category }) => wanted.length > 1 && isSingular(wanted, category))
  if (ofCategory.length > 0) return ofCategory
  const named = vendors.filter(({ name }) => lower(name).startsWith(wanted) || lower(name).includes(` ${wanted}`))
  if (named.length > 0) return named.length === 1 ? named : []
  return vendors.filter(({ category }) => wanted.length > 2 && category.startsWith(wanted))
}

/** 'florist', 'florists'. */
const isSingular = (wanted: string, category: string) => wanted === category || wanted === `${category}s`

/** The vendors of the longest beginning of a text that means any, and what is left of the text. */
export function vendorsAtStart(text: string, vendors: readonly NamedVendor[]) {
  const words = text.trim().split(/\s+/)
  for (let count = words.length; count > 0; count -= 1) {
    const found = vendorsCalled(words.slice(0, count).join(' '), vendors)
    if (found.length > 0) return { found, rest: words.slice(count).join(' ') }
  }
  return { found: [], rest: '' }
}
