import { paths, type QuoteResponse, defaultCancellingRules } from '@app/contracts';
import { answers, FakeServer } from '@app/web-client/testing';
import { aCatalogue, type FakeCatalogue } from './a-catalogue';

export { answers, refuseTraffic } from '@app/web-client/testing';

/** A fake API: a catalogue, saved quotes, and a log of requests. */
export class FakeApi extends FakeServer {
  constructor(public catalogue: FakeCatalogue = aCatalogue()) {
    super();
    this.on('GET', paths.materials, (request) => answers.ok(this.catalogue.materials)(request));
    this.on('GET', paths.thicknesses, (request) => answers.ok(this.catalogue.thicknesses)(request));
    this.on('GET', paths.sinkTypes, (request) => answers.ok(this.catalogue.sinkTypes)(request));
    this.on('GET', paths.cutouts, (request) => answers.ok(this.catalogue.cutouts)(request));
    this.on('GET', paths.cancellingRules, answers.ok(defaultCancellingRules));
  }

  saves(quote: QuoteResponse): this {
    return this.on('POST', paths.quotes, answers.created(quote)).on(
      'GET',
      paths.quote(quote.id),
      answers.ok(quote),
    );
  }
}
