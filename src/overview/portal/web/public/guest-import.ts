import { createContext, type ComponentType } from 'react'

type OfGuests = {
  client: { id: number; partnerOneName: string; partnerTwoName: string | null }
  undo: ((batch: number) => void) | undefined
}

/** The import of a guest list, which comes from an area after the portal's; whoever starts the portal knows it. */
export const GuestImport = createContext<ComponentType<OfGuests> | undefined>(undefined)
