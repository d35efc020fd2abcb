// For tests of apps that use this package; its sources import the files directly.
export { mockResponses, FakeServer, rejectUnmockedRequests } from './fake-server';
export type { MockResponse } from './fake-server';
