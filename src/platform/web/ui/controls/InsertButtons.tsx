type Props = { label: string; words: readonly string[]; onInsert: (word: string) => void }

/** Inserts words into a text. */
export const InsertButtons = ({ label, words, onInsert }: Props) => (
  <div role="group" aria-label={label} className="flex flex-wrap gap-2">
    {words.map((word) => (
      <button
        key={word}
        type="button"
        className="cursor-pointer rounded-full border border-line px-3 py-1 text-sm touchable hover:bg-sunken"
        onClick={() => onInsert(word)}
      >
        {word}
      </button>
    ))}
  </div>
)
