import { ConfigError, type Config } from '#platform/server/foundation/config.ts'
import { diskStore } from '#platform/server/files/disk.ts'
import { StoreTrouble, type FileStore } from '#platform/server/files/store.ts'

const reasons: Record<number, string> = {
  403: 'it does not accept the credentials',
  404: 'there is no such bucket',
}

/** Opens the configured file store. If it does not answer, the server refuses to start. */
export async function openStore({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>): Promise<FileStore> {
  if (!filesUrl) return diskStore(`${dataDir}/files`)
  const { s3Store } = await import('#platform/server/files/s3.ts')
  try {
    return await s3Store(filesUrl, { waitingRoom: `${dataDir}/uploads` })
  } catch (error) {
    const { cause } = error as StoreTrouble & { cause?: { $metadata?: { httpStatusCode?: number }; message?: string } }
    const reason = reasons[cause?.$metadata?.httpStatusCode ?? 0] ?? cause?.message ?? String(error)
    throw new ConfigError(`FILES_URL names a store that cannot be used: ${reason}`)
  }
}
