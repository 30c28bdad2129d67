import { createContext, type ComponentType } from 'react'

type OfGuests = {
  client: { id: number; partnerOneName: string; partnerTwoName: string | null }
  undo: ((batch: number) => void) | undefined
}

/** What features that come after the portal add to its sections; whoever starts the portal knows them. */
export const PortalTools = createContext<{ ImportGuests?: ComponentType<OfGuests> }>({})
