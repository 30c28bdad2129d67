import type { ComponentProps, ReactNode } from 'react'
import { joined } from '#platform/web/ui/joined-classes.ts'
import { Spinner } from '#platform/web/ui/layout/Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const dress = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover lift-card',
  secondary: 'bg-card text-ink border border-line hover:bg-sunken lift-card',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover lift-card',
} satisfies Record<ButtonVariant, string>

const everyButton =
  'button inline-flex h-10 items-center justify-center gap-2 rounded-md text-sm font-medium whitespace-nowrap touchable ' +
  'transition-colors disabled:pointer-events-none disabled:opacity-60 [&_svg]:shrink-0'

/** The classes of a button, for other elements that look like one. */
export const buttonClass = (variant: ButtonVariant = 'secondary', extra?: string) =>
  joined(everyButton, 'px-4 [&_svg]:size-4', dress[variant], extra)

type Looks = { variant?: ButtonVariant; icon?: ReactNode }
type ButtonProps = ComponentProps<'button'> & Looks & { pending?: boolean; pendingLabel?: string }

export function Button({ variant, icon, pending, pendingLabel, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={pending || rest.disabled}
      aria-busy={pending || undefined}
      className={buttonClass(variant, className)}
    >
      {pending ? <Spinner /> : icon}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  )
}

/** A link that looks like a button, for pages that run without the router. */
export function AnchorButton({ variant, icon, className, children, ...rest }: ComponentProps<'a'> & Looks) {
  return (
    <a {...rest} className={buttonClass(variant, className)}>
      {icon}
      {children}
    </a>
  )
}

type IconButtonProps = ComponentProps<'button'> & { label: string; tooltip?: string; variant?: ButtonVariant }

/** A button with an icon only: its label is its accessible name and its tooltip. */
export function IconButton({ label, tooltip, variant = 'quiet', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      data-tooltip={tooltip ?? label}
      {...rest}
      aria-label={label}
      className={joined(everyButton, 'w-10 [&_svg]:size-[1.125rem]', dress[variant], className)}
    >
      {children}
    </button>
  )
}
