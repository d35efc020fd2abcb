import { paths, type QuoteResponse, defaultCancellingRules } from '@app/contracts';
import { mockResponses, FakeServer } from '@app/web-client/testing';
import { aCatalogue, type FakeCatalogue } from './a-catalogue';

export { mockResponses, rejectUnmockedRequests } from '@app/web-client/testing';

/** A fake API: a catalogue, saved quotes, and a log of requests. */
export class FakeApi extends FakeServer {
  constructor(public catalogue: FakeCatalogue = aCatalogue()) {
    super();
    this.on('GET', paths.materials, (request) => mockResponses.ok(this.catalogue.materials)(request));
    this.on('GET', paths.thicknesses, (request) => mockResponses.ok(this.catalogue.thicknesses)(request));
    this.on('GET', paths.sinkTypes, (request) => mockResponses.ok(this.catalogue.sinkTypes)(request));
    this.on('GET', paths.cutouts, (request) => mockResponses.ok(this.catalogue.cutouts)(request));
    this.on('GET', paths.cancellingRules, mockResponses.ok(defaultCancellingRules));
  }

  saves(quote: QuoteResponse): this {
    return this.on('POST', paths.quotes, mockResponses.created(quote)).on(
      'GET',
      paths.quote(quote.id),
      mockResponses.ok(quote),
    );
  }
}
