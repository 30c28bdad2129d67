export type Bucket = { bucket: string; endpoint: string | undefined; region: string | undefined }

/**
 * What `s3://bucket?endpoint=…&region=…` names; undefined where it names nothing. Credentials are not part of it: they
 * are found where everything that speaks S3 looks for them.
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
