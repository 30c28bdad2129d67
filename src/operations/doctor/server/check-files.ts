import { because, type Check } from '#operations/doctor/server/finding.ts'
import { openStore } from '#platform/server/files/open.ts'

export const checkFiles: Check = async (config) => {
  if (!config.filesUrl) return []
  try {
    await openStore(config)
    return []
  } catch (error) {
    return because(
      error,
      'Check the endpoint, the region, the bucket and the credentials of FILES_URL (docs/operating.md).',
    )
  }
}
