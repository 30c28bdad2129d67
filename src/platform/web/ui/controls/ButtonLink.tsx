import type { ReactNode } from 'react'
import { Link, type LinkProps } from '#platform/web/router/Link.tsx'
import { buttonClass, type ButtonVariant } from '#platform/web/ui/controls/Button.tsx'

type Props = LinkProps & { variant?: ButtonVariant; icon?: ReactNode }

/** A typed link to one of the planner's pages that looks like a button. */
export function ButtonLink({ variant, icon, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonClass(variant, className)}>
      {icon}
      {children}
    </Link>
  )
}
