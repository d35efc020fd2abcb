import { Readable } from 'node:stream';
import type { PriceImportPreview, PriceImportRequest } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { Statements, type StatementRunner } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import type { SheetColumn } from '../../platform/spreadsheets/sheet-column';
import { toCsv } from '../../platform/spreadsheets/to-csv';
import { CatalogueCache } from '../catalogue-cache';
import { lockCatalogue } from '../editing/item-row';
import { PriceChanges } from '../price-changes/price-changes';
import { writePriceChange } from '../price-changes/write-price-change';
import { listPrices, type ListedPrice } from './list-prices';
import { planPriceImport } from './plan-price-import';
import { priceListKinds } from './read-price-list';

/** In the order of `priceListColumns`. */
const columns: readonly SheetColumn<ListedPrice>[] = [
  { title: 'Kind', kind: 'text', width: 12, read: ({ kind }) => priceListKinds[kind] },
  { title: 'Material', kind: 'text', width: 18, read: ({ materialName }) => materialName },
  { title: 'Name', kind: 'text', width: 30, read: ({ name }) => name },
  { title: 'Price', kind: 'pounds', width: 10, read: ({ price }) => price },
];

/** The catalogue's prices as the spreadsheet that staff keep: written, looked at, and read back. */
@Injectable()
export class PriceList {
  constructor(
    private readonly statements: Statements,
    private readonly changes: PriceChanges,
    private readonly cache: CatalogueCache,
    private readonly clock: Clock,
  ) {}

  /** All prices that are not deleted, as CSV. */
  async toCsv(): Promise<Readable> {
    const rows = await pricesOf(this.statements);
    return Readable.from(toCsv({ columns, batches: Readable.from([rows]) }));
  }

  /** What a price list would do. Nothing is written. */
  async preview({ csv }: PriceImportRequest): Promise<PriceImportPreview> {
    return planPriceImport(csv, await pricesOf(this.statements));
  }

  /**
   * Carries a price list out, if it would still do exactly what was looked at: all of it, as one change that can be undone.
   * @throws AppError `prices/changed-meanwhile`, `prices/list-invalid`
   */
  async carryOut({ csv, digest }: PriceImportRequest, actor: Actor) {
    const id = await this.statements.transaction(async (tx) => {
      await lockCatalogue(tx);
      const plan = planPriceImport(csv, await pricesOf(tx));
      if (plan.digest !== digest) throw new AppError('prices/changed-meanwhile');
      if (plan.problems.length) throw new AppError('prices/list-invalid');
      if (!plan.lines.length) throw fieldError('request/invalid', 'csv', 'This changes no price.');
      const lines = plan.lines.map(({ kind, id, from, to }) => ({ kind, id, from, to }));
      return writePriceChange(tx, actor, {
        kind: null,
        title: 'Price list',
        request: { lines: lines.length, unchanged: plan.unchanged, notListed: plan.notListed },
        lines,
        at: this.clock.now(),
      });
    });
    this.cache.drop();
    return this.changes.get(id);
  }
}

const pricesOf = (runner: StatementRunner) => runner.run<ListedPrice & Record<string, unknown>>(listPrices);
