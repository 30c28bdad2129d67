import type { ComponentProps } from 'react'
import { Link } from '#platform/web/router/Link.tsx'

type Props = Omit<ComponentProps<'a'>, 'href' | 'id'> & { id: number; tab?: string }

/** A link to a couple's page. */
export const ClientLink = ({ id, tab, ...link }: Props) => (
  <Link to="/clients/{id}" params={{ id }} search={{ tab }} {...link} />
)
