// Where a request comes from: which proxies are believed, and what counts as one address.

import { isIP, isIPv4 } from 'node:net';

/** How many proxies in a row stand in front, or which ones by address or network; null when there is none. */
export type Proxies = number | readonly string[] | null;

const MOST_HOPS = 16;

/** `1`, `2`, or addresses and networks by comma; throws with one clear sentence. */
export function readProxies(given: string): Proxies {
  if (given === '' || given === '0') return null;
  if (/^\d+$/.test(given) && Number(given) <= MOST_HOPS) return Number(given);
  const list = given.split(',').map((one) => one.trim());
  const wrong = list.find((one) => !isNetwork(one));
  if (wrong === undefined) return list;
  throw new Error(
    `TABELLA_PROXY is neither a number of proxies (1 to ${MOST_HOPS}) nor a list of addresses or networks: ${wrong || given}`,
  );
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** As Fastify wants it: of what X-Forwarded-For says, only what a trusted proxy has added is believed. */
export function trustOf(proxies: Proxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (proxies === null) return false;
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : [...proxies];
}

/** Without a zone, and of an IPv4 address written as one of IPv6 that itself. */
export const bareAddress = (ip: string): string => (ip.split('%')[0] ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');

/** An address or network as it is banned, of one IPv6 address all that its owner has; null when it is neither. */
export function bannedNetwork(text: string): string | null {
  if (!isNetwork(text)) return null;
  return isIP(text) === 6 ? `${countedAddress(text)}::/64` : text;
}

/** What limits count by: the owner of an IPv6 address has a whole /64 of them. */
export function countedAddress(ip: string): string {
  const bare = bareAddress(ip);
  if (isIPv4(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const front = head.split(':').filter((one) => one !== '');
  const back = tail === undefined ? [] : tail.split(':').filter((one) => one !== '');
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...gap, ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
