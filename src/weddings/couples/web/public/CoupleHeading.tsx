import type { ReactNode } from 'react'

type Props = { title: string; text?: string; children?: ReactNode }

/** The message of a couple's page, with its actions. */
export function CoupleHeading({ title, text, children }: Props) {
  return (
    <header>
      <h1 className="font-display text-3xl leading-tight tracking-[-0.01em] text-balance sm:text-4xl">
        <bdi>{title}</bdi>
      </h1>
      {text && <p className="mt-4 text-balance text-muted">{text}</p>}
      {children && <div className="mt-8">{children}</div>}
    </header>
  )
}
