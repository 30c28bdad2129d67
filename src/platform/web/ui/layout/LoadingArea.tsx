import type { ReactNode } from 'react'

type Props = { label: string; className?: string; children: ReactNode }

/** The place of content that is loading; the children are its skeletons. */
export const LoadingArea = ({ label, ...area }: Props) => <div role="status" aria-busy aria-label={label} {...area} />
