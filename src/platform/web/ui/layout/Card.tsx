import type { ComponentProps, ReactNode } from 'react'
import { joined } from '#platform/web/ui/joined-classes.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joined('rounded-md border border-line bg-card p-5 lift-card sm:p-6', className)} />
}

type TitledProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  text?: ReactNode
  actions?: ReactNode
}

/** A card with a heading. */
export function TitledCard({ title, text, actions, className, children, ...rest }: TitledProps) {
  return (
    <section {...rest} className={joined('rounded-md border border-line bg-card p-5 lift-card sm:p-6', className)}>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-3 last:mb-0">
        <div className="min-w-0">
          <h2 className="text-base font-semibold">{title}</h2>
          {text && <p className="mt-0.5 text-sm text-muted">{text}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}
