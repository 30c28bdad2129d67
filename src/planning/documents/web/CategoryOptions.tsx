import { documentCategories } from '#contract/document-categories.ts'
import { categoryLabels } from '#web/documents/file-words.ts'

export const CategoryOptions = () =>
  documentCategories.map((category) => (
    <option key={category} value={category}>
      {categoryLabels[category]}
    </option>
  ))
