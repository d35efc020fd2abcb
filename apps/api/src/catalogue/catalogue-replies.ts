import { Injectable } from '@nestjs/common';
import { prepareReply, type PreparedReply } from '../platform/http/prepared-reply';
import type { Catalogue } from './catalogue';
import { CatalogueCache } from './catalogue-cache';

type Replies = Map<string, Promise<PreparedReply>>;

/** Prepared responses, one per list and catalogue version. */
@Injectable()
export class CatalogueReplies {
  private catalogue: Catalogue | undefined;
  private replies: Replies = new Map();

  constructor(private readonly cache: CatalogueCache) {}

  /**
   * @param name cache key
   * @param list builds the body; errors are not cached
   */
  async getReply(name: string, list: (catalogue: Catalogue) => unknown): Promise<PreparedReply> {
    const catalogue = await this.cache.current();
    if (catalogue !== this.catalogue) {
      this.catalogue = catalogue;
      this.replies = new Map();
    }
    const { replies } = this;
    const cachedReply = replies.get(name);
    if (cachedReply) return cachedReply;

    const preparing = prepareReply(list(catalogue));
    replies.set(name, preparing);
    preparing.catch(() => replies.delete(name));
    return preparing;
  }
}
