import { joined } from '#web/ui/joined-classes.ts'

/** How many are unread, on what leads to them; its name says it in words. */
export function Count({ of: count, className }: { of: number; className: string }) {
  return (
    <span
      aria-hidden
      className={joined(
        'pointer-events-none grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-accent px-1 text-[0.6875rem] font-semibold text-on-accent tabular',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
