import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from '#web/ui/Button.tsx'

type Props = ComponentProps<'a'> & { variant?: ButtonVariant; icon?: ReactNode }

function LinkDressedAsButton({ variant, icon, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={buttonClass(variant, className)}>
      {icon}
      {children}
    </a>
  )
}

/** A typed link to one of the planner's pages, in the dress of a button. */
export const ButtonLink = createLink(LinkDressedAsButton)
