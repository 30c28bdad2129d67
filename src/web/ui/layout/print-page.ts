import { useEffect } from 'react'

type Load = () => Promise<boolean>
const loads = new Set<Load>()

/** What the page loads before it is printed by its own action; it answers whether all has come. */
export function useLoadedBeforePrint(load: Load): void {
  useEffect(() => {
    loads.add(load)
    return () => void loads.delete(load)
  })
}

/** Prints the page when all that belongs to it has been loaded, which the browser's own command cannot wait for. */
export async function printPage(): Promise<void> {
  const loaded = await Promise.all([...loads].map((load) => load()))
  if (loaded.every(Boolean)) print()
}
