/** Where notifications on this device are offered or switched. */
export type Place = 'messages' | 'portal' | 'settings'
