// For tests of apps that use this package; its sources import the files directly.
export { answers, FakeServer, refuseTraffic } from './fake-server';
export type { Answer, SentRequest } from './fake-server';
