import { rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeFolder } from '#platform/server/foundation/data-folder.ts'
import { chooseAccount } from '#platform/server/db/embedded/account.ts'
import { addressOf, makeSocketFolder, passwordIn, type EmbeddedAddress } from '#platform/server/db/embedded/address.ts'
import { locateBinaries } from '#platform/server/db/embedded/binaries.ts'
import {
  homeOutsideDataFolder,
  placeCluster,
  prepareCluster,
  replacePassword,
} from '#platform/server/db/embedded/cluster.ts'
import { clearLeftovers } from '#platform/server/db/embedded/leftovers.ts'
import { claimDataFolder } from '#platform/server/db/embedded/lock.ts'
import { supervise } from '#platform/server/db/embedded/supervision.ts'

export type EmbeddedDatabase = { connection: EmbeddedAddress; stop(): Promise<void> }

/** `throwaway` trades durability for speed, for clusters that exist for one test run only. */
type EmbeddedOptions = { throwaway?: boolean }

/** An embedded PostgreSQL in `dataDir`: created on the first start, restarted when it dies, stopped with the app. */
export async function startEmbedded(
  dataDir: string,
  say: (line: string) => void,
  { throwaway = false }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const folder = resolve(dataDir)
  makeFolder(folder)
  const release = claimDataFolder(folder)
  try {
    const account = chooseAccount(ownerOf(join(folder, 'database')) ?? ownerOf(folder))
    const binaries = locateBinaries(account, account ? homeOutsideDataFolder : folder)
    const cluster = placeCluster(folder, account, say)
    const { password, isNew } = passwordIn(folder)
    const plan = { cluster, account, binaries, password, throwaway }
    const history = prepareCluster(plan)
    const socketFolder = makeSocketFolder(cluster)
    await clearLeftovers(cluster, socketFolder)
    if (history === 'found' && isNew) replacePassword(plan)
    const server = await supervise({ ...plan, socketFolder }, say)
    return {
      connection: addressOf(socketFolder, password),
      async stop() {
        await server.stop()
        rmSync(socketFolder, { recursive: true, force: true })
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

function ownerOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.uid
}
