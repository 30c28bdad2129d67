export type Bucket = { bucket: string; endpoint: string | undefined; region: string | undefined }

/**
 * Parses `s3://bucket?endpoint=…&region=…`; undefined if it is invalid. Credentials come from the usual AWS sources.
 */
export function bucketOf(address: string): Bucket | undefined {
  const url = URL.parse(address)
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname)) return undefined
  const { endpoint, region, ...unknown } = Object.fromEntries(url.searchParams)
  const hasMore = url.username || url.port || url.hash || !['', '/'].includes(url.pathname)
  if (hasMore || Object.keys(unknown).length > 0 || endpoint === '' || region === '') return undefined
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return undefined
  return { bucket: url.hostname, endpoint, region }
}
