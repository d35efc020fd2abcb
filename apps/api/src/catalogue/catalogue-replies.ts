import { Injectable } from '@nestjs/common';
import { prepareReply, type PreparedReply } from '../platform/http/prepared-reply';
import type { Catalogue } from './catalogue';
import { CatalogueCache } from './catalogue-cache';

type Replies = Map<string, PreparedReply | Promise<PreparedReply>>;

/** The catalogue's lists as ready bodies, each made once for each version of the catalogue. */
@Injectable()
export class CatalogueReplies {
  private catalogue: Catalogue | undefined;
  private replies: Replies = new Map();

  constructor(private readonly cache: CatalogueCache) {}

  /**
   * The reply for a list as of now; no promise where it is at hand.
   * @param name what the list is kept under  @param list makes it; where it throws, nothing is kept
   */
  of(name: string, list: (catalogue: Catalogue) => unknown): PreparedReply | Promise<PreparedReply> {
    const catalogue = this.cache.current();
    return catalogue instanceof Promise
      ? catalogue.then((loaded) => this.prepared(loaded, name, list))
      : this.prepared(catalogue, name, list);
  }

  private prepared(catalogue: Catalogue, name: string, list: (catalogue: Catalogue) => unknown) {
    if (catalogue !== this.catalogue) {
      this.catalogue = catalogue;
      this.replies = new Map();
    }
    const { replies } = this;
    const known = replies.get(name);
    if (known) return known;

    const preparing = prepareReply(list(catalogue));
    replies.set(name, preparing);
    preparing.then(
      (reply) => replies.set(name, reply),
      () => replies.delete(name),
    );
    return preparing;
  }
}
