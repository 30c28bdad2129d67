import type { ReactNode } from 'react'
import { joined } from '#platform/web/ui/joined-classes.ts'

type Props = {
  id?: number
  own: boolean
  from: string
  content: string
  note: string
  waiting?: boolean
  children?: ReactNode
}

/** One message: the viewer's on the right, the other side's on the left. */
export function Bubble({ id, own, from, content, note, waiting, children }: Props) {
  return (
    <li className={joined('flex flex-col gap-1', own ? 'items-end' : 'items-start')}>
      <div
        id={id === undefined ? undefined : `message-${id}`}
        className={joined(
          'max-w-[min(36rem,85%)] rounded-lg px-4 py-2.5 text-[0.9375rem] leading-6 whitespace-pre-wrap wrap-anywhere',
          own ? 'rounded-br-sm bg-accent-soft' : 'rounded-bl-sm bg-grey-tint',
        )}
      >
        <span className="sr-only">{from}: </span>
        {content && <p dir="auto">{content}</p>}
        {children}
      </div>
      <p className={joined('px-1 text-xs text-muted tabular', waiting && 'animate-pulse')}>{note}</p>
    </li>
  )
}
