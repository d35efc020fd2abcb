import proxyAddr from '@fastify/proxy-addr';

const isNear = proxyAddr.compile(['loopback', 'uniquelocal']);

/**
 * Whose word about the visitor is believed: that of the one server before us, the shop's, which writes down what
 * it saw itself, and only where it speaks from this machine or a private network. (A number here would be
 * refused by Fastify without a word.)
 */
export const isTrustedHop = (address: string, index: number): boolean => index === 0 && isNear(address, 0);
