import { Injectable } from '@nestjs/common';
import { prepareReply, type PreparedReply } from '../platform/http/prepared-reply';
import type { Catalogue } from './catalogue';
import { CatalogueCache } from './catalogue-cache';

type Replies = Map<string, Promise<PreparedReply>>;

/** The catalogue's lists as ready bodies, each made once for each version of the catalogue. */
@Injectable()
export class CatalogueReplies {
  private catalogue: Catalogue | undefined;
  private replies: Replies = new Map();

  constructor(private readonly cache: CatalogueCache) {}

  /**
   * The reply for a list as of now.
   * @param name what the list is kept under  @param list makes it; where it throws, nothing is kept
   */
  async of(name: string, list: (catalogue: Catalogue) => unknown): Promise<PreparedReply> {
    const catalogue = await this.cache.current();
    if (catalogue !== this.catalogue) {
      this.catalogue = catalogue;
      this.replies = new Map();
    }
    const { replies } = this;
    const known = replies.get(name);
    if (known) return known;

    const preparing = prepareReply(list(catalogue));
    replies.set(name, preparing);
    preparing.catch(() => replies.delete(name));
    return preparing;
  }
}
