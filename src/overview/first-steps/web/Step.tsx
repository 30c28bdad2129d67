import CircleCheck from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'

type Props = { number: number; isDone: boolean; title: string; text: string; children: ReactNode }

/** A step that is done keeps its tools, because there may be more couples. */
export const Step = ({ number, isDone, title, text, children }: Props) => (
  <li className="flex gap-3 py-3">
    {isDone ? (
      <CircleCheck role="img" aria-label="Done" className="size-5 shrink-0 text-green-text" />
    ) : (
      <span
        aria-hidden
        className="grid size-5 shrink-0 place-items-center rounded-full border border-control text-xs tabular"
      >
        {number}
      </span>
    )}
    <div className="min-w-0 grow">
      <h3 className="font-medium">{title}</h3>
      <p className="text-sm text-muted">{text}</p>
      <div className="mt-2">{children}</div>
    </div>
  </li>
)
