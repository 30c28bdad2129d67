/** The classes of every text control. The font has 16 px on touch devices, because iOS zooms into fields with smaller text. */
export const controlClass =
  'w-full min-h-10 rounded-md border border-control bg-card px-3 py-2 text-[0.9375rem] text-ink touchable touch:text-base ' +
  'transition-colors hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted'
