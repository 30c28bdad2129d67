import { cloneElement, type ReactElement } from 'react'

/** Text shown on hover and focus by the one TooltipLayer, which the shell mounts. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return cloneElement(children as ReactElement<{ 'data-tooltip'?: string }>, { 'data-tooltip': text })
}
