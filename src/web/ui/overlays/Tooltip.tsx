import { cloneElement, type ReactElement } from 'react'

/** A short word about a control. The layer that shows it is mounted once, by the shell. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return cloneElement(children as ReactElement<{ 'data-tooltip'?: string }>, { 'data-tooltip': text })
}
