import { Injectable } from '@nestjs/common';
import { quoteIdPattern, type AddBasketItemRequest } from '@app/contracts';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { AppError } from '../platform/errors/app-error';
import { randomId } from '../platform/ids/random-id';
import {
  appendBasketItem,
  deleteBasket,
  holdBasket,
  holdBasketLines,
  holdKnownBasket,
  readBasketLines,
  readBasketStatement,
  removeBasketItemStatement,
  removeBasketLine,
  swapBasketItem,
  type BasketRow,
} from './basket-statements';
import { changeFor, type BasketLine } from './change-for';

/** Baskets by the name that a browser gave them (D10). Takes names whose form has been checked. */
@Injectable()
export class BasketService {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Oldest line first; nothing for a basket that nobody has begun. */
  read(sessionId: string): Promise<BasketRow[]> {
    return this.statements.run<BasketRow>(readBasketStatement, [sessionId, this.clock.now()]);
  }

  /**
   * Puts a quote into a basket, in the place of another where it replaces that; nothing changes where it is in it.
   * @throws AppError `quote/not-found`, `basket/full`
   */
  async add(sessionId: string, { quoteId, replacesQuoteId }: AddBasketItemRequest): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const held = await tx.run(holdBasket, [sessionId, this.clock.now(), quoteId]);
      if (!held.length) throw new AppError('quote/not-found');

      const lines = await tx.run<BasketLine>(readBasketLines, [sessionId]);
      const change = changeFor(lines, { quoteId, replacesQuoteId: replacesQuoteId || null });
      if (change.kind === 'refuse') throw new AppError('basket/full');
      if (change.kind === 'append') {
        await tx.run(appendBasketItem, [randomId(), sessionId, quoteId, change.position]);
      }
      if (change.kind === 'swap') await tx.run(swapBasketItem, [change.lineId, quoteId]);
      if (change.kind === 'remove') await tx.run(removeBasketLine, [change.lineId]);
    });
  }

  /**
   * Takes out a line, named by its own id or its quote's.
   * @throws AppError `basket/item-not-found`
   */
  async remove(sessionId: string, id: string): Promise<void> {
    const removed = quoteIdPattern.test(id)
      ? await this.statements.run(removeBasketItemStatement, [sessionId, id])
      : [];
    if (!removed.length) throw new AppError('basket/item-not-found');
  }

  async clear(sessionId: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      await tx.run(holdKnownBasket, [sessionId]);
      await tx.run(holdBasketLines, [sessionId]);
      await tx.run(deleteBasket, [sessionId]);
    });
  }
}
