import { useEffect } from 'react'

type Load = () => Promise<boolean>
const loads = new Set<Load>()

/** Registers what has to be loaded before `printPage` prints; `load` resolves to whether everything was loaded. */
export function useLoadedBeforePrint(load: Load): void {
  useEffect(() => {
    loads.add(load)
    return () => void loads.delete(load)
  })
}

/** Prints once everything registered has been loaded, which the browser's own print command cannot wait for. */
export async function printPage(): Promise<void> {
  const loaded = await Promise.all([...loads].map((load) => load()))
  if (loaded.every(Boolean)) print()
}
