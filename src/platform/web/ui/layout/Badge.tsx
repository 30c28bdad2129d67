import type { ComponentProps } from 'react'
import { joined } from '#platform/web/ui/joined-classes.ts'

const tones = {
  yellow: 'bg-yellow-tint text-yellow-text',
  green: 'bg-green-tint text-green-text',
  blue: 'bg-blue-tint text-blue-text',
  grey: 'bg-grey-tint text-grey-text',
  amber: 'bg-amber-tint text-amber-text',
  red: 'bg-red-tint text-red-text',
  neutral: 'border border-line bg-card text-muted',
}
export type Tone = keyof typeof tones

export function Badge({ tone = 'neutral', className, ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return (
    <span
      {...rest}
      className={joined(
        'inline-flex h-6 shrink-0 items-center gap-1 rounded-full px-2.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
        tones[tone],
        className,
      )}
    />
  )
}
