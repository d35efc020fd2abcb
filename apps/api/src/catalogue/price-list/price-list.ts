import { Readable } from 'node:stream';
import type { PriceImportPreview, PriceImportRequest } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { AppError, fieldError } from '../../platform/errors/app-error';
import type { SheetColumn } from '../../platform/spreadsheets/sheet-column';
import { toCsv } from '../../platform/spreadsheets/to-csv';
import { type CataloguePrice, readPrices } from '../catalogue-prices';
import { PriceChanges } from '../price-changes/price-changes';
import { planPriceImport } from './plan-price-import';
import { priceListKinds } from './read-price-list';

const columns: readonly SheetColumn<CataloguePrice>[] = [
  { title: 'Kind', kind: 'text', width: 12, read: ({ kind }) => priceListKinds[kind] },
  { title: 'Material', kind: 'text', width: 18, read: ({ materialName }) => materialName },
  { title: 'Name', kind: 'text', width: 30, read: ({ name }) => name },
  { title: 'Price', kind: 'pounds', width: 10, read: ({ price }) => price },
];

@Injectable()
export class PriceList {
  constructor(
    private readonly statements: Statements,
    private readonly changes: PriceChanges,
  ) {}

  async toCsv(): Promise<Readable> {
    const rows = await readPrices(this.statements);
    return Readable.from(toCsv({ columns, batches: Readable.from([rows]) }));
  }

  async preview({ csv }: PriceImportRequest): Promise<PriceImportPreview> {
    return planPriceImport(csv, await readPrices(this.statements));
  }

  /**
   * Applies all lines as one change that can be undone, only if it still has exactly the previewed effect.
   * @throws AppError `prices/changed-meanwhile`, `prices/list-invalid`
   */
  apply({ csv, digest }: PriceImportRequest, actor: Actor) {
    return this.changes.change(actor, async (tx) => {
      const plan = planPriceImport(csv, await readPrices(tx));
      if (plan.digest !== digest) throw new AppError('prices/changed-meanwhile');
      if (plan.problems.length) throw new AppError('prices/list-invalid');
      if (!plan.lines.length) throw fieldError('request/invalid', 'csv', 'This changes no price.');
      const { lines, unchanged, notListed } = plan;
      return {
        kind: null,
        title: 'Price list',
        request: { lines: lines.length, unchanged, notListed },
        lines: lines.map(({ kind, id, from, to }) => ({ kind, id, from, to })),
      };
    });
  }
}
