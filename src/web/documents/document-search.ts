import type { StudioDocument } from '#contract/documents.ts'
import { plain } from '#web/ui/plain.ts'

type Searchable = Pick<StudioDocument, 'originalName' | 'filename' | 'clientName' | 'clientId' | 'category'>
type Wanted = { words: string; clientId: number | undefined; category: string }

/** The documents that match the filters and every word, in their name, file name or couple. */
export function searchDocuments<D extends Searchable>(documents: readonly D[], { words, clientId, category }: Wanted) {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  return documents.filter((document) => {
    if (clientId !== undefined && document.clientId !== clientId) return false
    if (category !== '' && document.category !== category) return false
    const text = plain([document.originalName, document.filename, document.clientName].join('\n'))
    return wanted.every((word) => text.includes(word))
  })
}
