/** Loads code that the page works without. If the connection is lost, it loads once there is one again. */
export async function loadInBackground<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;)
    try {
      return await load()
    } catch {
      await connectionMayBeBack()
    }
}

const connectionMayBeBack = () =>
  new Promise<unknown>((resolve) => {
    addEventListener('online', resolve, { once: true })
    setTimeout(resolve, 30_000)
  })
