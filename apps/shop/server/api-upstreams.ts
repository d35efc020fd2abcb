import { maxInboundMailBytes, paths } from '@app/contracts';
import { photoLimits, maxBufferedBytes, staffUpstreams, type Upstream } from '@app/web-server';

const anyId = ':id';

/** Where visitors upload photos and plans. */
const uploadPaths = [paths.quoteAttachments, paths.contactAttachments, paths.tradeAttachments].map((pathOf) =>
  decodeURIComponent(pathOf(anyId)),
);

/** How long the shop's server waits for each part of the API. */
export function apiUpstreams(apiUrl: string): Upstream[] {
  const api = { prefix: '/api', upstream: apiUrl, timeoutMs: 15_000, bodyLimit: maxBufferedBytes };
  return [
    api,
    // Setting up a payment asks the card provider, twice if necessary, and answers within about 35 s. Giving up earlier
    // would report a failure while the payment may still succeed.
    ...[paths.deposits, decodeURIComponent(paths.payBalance(anyId))].map((prefix): Upstream => ({
      ...api,
      prefix,
      methods: ['POST'],
      timeoutMs: 40_000,
    })),
    ...uploadPaths.map((prefix): Upstream => ({ ...api, ...photoLimits, prefix })),
    {
      ...api,
      prefix: paths.inboundMails,
      methods: ['POST'],
      bodyLimit: maxInboundMailBytes,
      timeoutMs: 40_000,
    },
    ...staffUpstreams(api),
  ];
}
