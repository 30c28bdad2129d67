import type { ComponentType } from 'react'

type Props = { clientId: number; names: string; open: boolean; onClose: () => void }
type Load = () => Promise<{ default: ComponentType<Props> }>

let load: Load | undefined

/** The dialog chooses records of features that messages do not know, so it is given by what puts these together. */
export function offerLinkDialog(given: Load): void {
  load = given
}

export const loadLinkDialog: Load = () => load?.() ?? Promise.reject(new Error('Nothing is offered to link to.'))
