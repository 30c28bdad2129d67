import { closeNoto } from '#platform/server/paper/noto.ts'
import { openTypefacesFor } from '#platform/server/paper/drawable-text.ts'

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf)

/** Loads the fonts for every text of a document. */
export async function openTypefacesOf(sheet: object): Promise<void> {
  closeNoto()
  for (const text of textsOf(sheet)) await openTypefacesFor(text)
}
