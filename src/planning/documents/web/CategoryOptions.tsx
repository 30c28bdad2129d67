import { documentCategories } from '#planning/documents/contract/document-categories.ts'
import { categoryLabels } from '#planning/documents/web/file-words.ts'

export const CategoryOptions = () =>
  documentCategories.map((category) => (
    <option key={category} value={category}>
      {categoryLabels[category]}
    </option>
  ))
