import { inWords, type Line, type Reply } from '#guests/paper-replies/web/reply.ts'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Said = NonNullable<Reply['answers'][string]>
type Props = { at: number; line: Line; name: string; said: Said | undefined; onSay: (said: Said) => void }

/** One guest's answer for one part: buttons for a finger, which the keys Y, N and the digits press as well. */
export function ReplyLine({ at, line: { part, before }, name, said, onSay }: Props) {
  const choice = (label: string, isPressed: boolean, next: Said, place?: number) => (
    <button
      type="button"
      data-line={place}
      aria-pressed={isPressed}
      onClick={() => onSay(next)}
      className={joined(
        'touchable h-9 rounded-md border px-3 text-sm',
        isPressed ? 'border-accent bg-accent-soft font-medium text-accent-ink' : 'border-line hover:bg-sunken',
      )}
    >
      {label}
    </button>
  )
  return (
    <div
      role="group"
      aria-label={`${name}, ${part.name}`}
      className="grid grid-cols-[6.5rem_1fr] items-start gap-2 py-1"
    >
      <span dir="auto" className="py-2 text-sm text-muted wrap-anywhere">
        {part.name}
      </span>
      <div className="flex flex-wrap items-center gap-2">
        {choice('Yes', said?.attending === true, { ...said, attending: true }, at)}
        {choice('No', said?.attending === false, { attending: false })}
        {said?.attending !== false &&
          part.meals.map((meal, index) => (
            <span key={meal} className="contents">
              {choice(index < 9 ? `${index + 1} ${meal}` : meal, said?.meal === meal, { attending: true, meal })}
            </span>
          ))}
        {before.attending !== null && <span className="text-sm text-muted">Until now: {inWords(before)}</span>}
      </div>
    </div>
  )
}
