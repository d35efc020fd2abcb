// For the tests of the apps that are built on this package; its sources import the files directly.
export { answers, FakeServer, refuseTraffic } from './fake-server';
export type { Answer, SentRequest } from './fake-server';
