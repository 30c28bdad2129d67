import { mergeFields } from '#weddings/clients/contract/merge.ts'
import { InsertButtons } from '#platform/web/ui/controls/InsertButtons.tsx'

const fields = Object.keys(mergeFields).map((field) => `{${field}}`)

/** Inserts a field such as {couple} into a text. */
export const MergeFieldButtons = ({ onInsert }: { onInsert: (field: string) => void }) => (
  <InsertButtons label="Insert a field" words={fields} onInsert={onInsert} />
)
