import { lookup } from 'node:dns'
import { BlockList, isIPv4, type LookupFunction } from 'node:net'

/** Networks of IPv4 that are not on the internet (IANA's special-purpose registry). */
const special = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** Networks of IPv6 inside of the public range that are not on the internet, or that lead to any IPv4 address. */
const specialSix = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const blocked = new BlockList()
const publicSix = new BlockList()
const add = (list: BlockList, networks: string[], family: 'ipv4' | 'ipv6') => {
  for (const network of networks) {
    const [address = '', size] = network.split('/')
    list.addSubnet(address, Number(size), family)
  }
}
add(blocked, special, 'ipv4')
add(blocked, specialSix, 'ipv6')
add(publicSix, ['2000::/3'], 'ipv6')

export const isPublicIp = (address: string): boolean =>
  isIPv4(address)
    ? !blocked.check(address, 'ipv4')
    : publicSix.check(address, 'ipv6') && !blocked.check(address, 'ipv6')

/** The host has an address in a private network. */
export class NotPublic extends Error {}

/**
 * Looks a host up for a connection and refuses it if one of its addresses is not public. Because the connection uses
 * the result, a host whose address changes between a check and the connection gains nothing.
 */
export const publicOnly: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new NotPublic(`${hostname} has no address`), '')
    const refused = addresses.find(({ address }) => !isPublicIp(address))
    if (refused) return done(new NotPublic(`${hostname} leads to ${refused.address}, which is not public`), '')
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
}
