type Props = { of: number | false | undefined; className: string }

/** A badge with the number of unread items. It is decorative; the accessible name of its parent includes the number. */
export const Count = ({ of: count, className }: Props) =>
  !!count && (
    <span
      aria-hidden
      className={`pointer-events-none grid h-[1.125rem] min-w-[1.125rem] place-items-center rounded-full bg-accent px-1 text-[0.6875rem] font-semibold text-on-accent ${className}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
