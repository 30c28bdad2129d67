/** The logo, a larkspur: one stem, one bud, two leaves. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g fill="none" strokeLinecap="round" strokeWidth="1.7" className="stroke-on-accent">
        <path d="M16 27V14" />
        <path d="M16 14c-3.6-1.2-5-4-3.6-7.6 2 .3 3.1 1.2 3.6 2.6.5-1.4 1.6-2.3 3.6-2.6C21 10 19.6 12.8 16 14Z" />
        <path d="M16 20.5c-2.6 0-4.8-1.3-5.6-3.8" />
        <path d="M16 23.5c2.6 0 4.8-1.3 5.6-3.8" />
      </g>
    </svg>
  )
}
