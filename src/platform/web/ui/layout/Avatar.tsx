import { useState } from 'react'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { initialsOf } from '#platform/web/ui/format/names.ts'

/** A picture, or the initials if there is none. It is hidden from screen readers, since the name is next to it. `className` replaces its size. */
export function Avatar({
  name,
  src,
  className = 'size-10 text-sm',
}: {
  name: string
  src?: string | null
  className?: string
}) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span
      aria-hidden
      className={joined(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-medium text-accent-ink',
        className,
      )}
    >
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
