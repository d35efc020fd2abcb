import { largestInboundMail, paths } from '@app/contracts';
import { forPhotos, largestBufferedBody, staffWork, type Upstream } from '@app/web-server';

const anyId = ':id';

/** Where visitors send photos and plans to. */
const withPhotos = [paths.quoteAttachments, paths.contactAttachments, paths.tradeAttachments].map((pathOf) =>
  decodeURIComponent(pathOf(anyId)),
);

/** The API, part by part: how long the shop's server waits for each. */
export function apiUpstreams(apiUrl: string): Upstream[] {
  const api = { prefix: '/api', upstream: apiUrl, timeoutMs: 15_000, bodyLimit: largestBufferedBody };
  return [
    api,
    // Setting up a payment asks the card provider, if need be twice, and answers within about 35 s. To give up before
    // that would be to say that it failed while it may yet succeed.
    ...[paths.deposits, decodeURIComponent(paths.payBalance(anyId))].map((prefix): Upstream => ({
      ...api,
      prefix,
      methods: ['POST'],
      timeoutMs: 40_000,
    })),
    ...withPhotos.map((prefix): Upstream => ({ ...api, ...forPhotos, prefix })),
    {
      ...api,
      prefix: paths.inboundMails,
      methods: ['POST'],
      bodyLimit: largestInboundMail,
      timeoutMs: 40_000,
    },
    ...staffWork(api),
  ];
}
