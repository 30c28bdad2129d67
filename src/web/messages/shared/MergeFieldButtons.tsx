import { mergeFields } from '#contract/merge.ts'

/** Inserts a field such as {couple} into a text. */
export const MergeFieldButtons = ({ onInsert }: { onInsert: (field: string) => void }) => (
  <div role="group" aria-label="Insert a field" className="flex flex-wrap gap-2">
    {Object.keys(mergeFields).map((field) => (
      <button
        key={field}
        type="button"
        className="cursor-pointer rounded-full border border-line px-3 py-1 text-sm touchable hover:bg-sunken"
        onClick={() => onInsert(`{${field}}`)}
      >
        {`{${field}}`}
      </button>
    ))}
  </div>
)
