import { Injectable } from '@nestjs/common';
import type { AdminItems, CatalogueKind, DeleteItemResponse, SaveItemRequests } from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import type { WantedList } from '../../platform/lists/read-list-query';
import { CatalogueCopy } from '../catalogue-copy';
import { auditItem, changedFields } from './audit-item';
import { findItem } from './find-item';
import { toItem, type ItemRow } from './item-row';
import { listItems, type ItemList, type ItemStatus } from './list-items';
import { lockCatalogue } from './lock-catalogue';
import { prepareColor } from './prepare-color';
import { prepareMaterial } from './prepare-material';
import { readFields, type Fields } from './read-fields';
import { toCatalogueError } from './to-catalogue-error';
import { deleteItems, insertItem, updateItem } from './write-item';

/**
 * What staff do with the catalogue. Each write is one transaction with its entry in the audit log; the tables' triggers
 * tell every process, and this one need not wait for the word of it.
 */
@Injectable()
export class CatalogueEditor {
  constructor(
    private readonly statements: Statements,
    private readonly copy: CatalogueCopy,
    private readonly clock: Clock,
  ) {}

  list<Kind extends CatalogueKind>(
    kind: Kind,
    wanted: WantedList<ItemStatus, string>,
  ): Promise<ItemList<Kind>> {
    return listItems(this.statements, kind, wanted);
  }

  /** @throws AppError `catalogue/item-not-found` */
  async get<Kind extends CatalogueKind>(kind: Kind, id: number): Promise<AdminItems[Kind]> {
    return toItem<Kind>(await findItem(this.statements, kind, id));
  }

  create<Kind extends CatalogueKind>(
    kind: Kind,
    request: SaveItemRequests[Kind],
    actor: Actor,
  ): Promise<AdminItems[Kind]> {
    return this.write(kind, async (tx) => {
      const fields = await this.prepare(tx, kind, null, readFields(kind, request));
      const after = await insertItem(tx, kind, fields);
      await auditItem(tx, actor, kind, { before: null, after, at: this.clock.now() });
      return toItem<Kind>(after);
    });
  }

  /**
   * Changes some fields of a row.
   * @throws AppError `catalogue/changed-meanwhile` with the row as it is, where the change was made on another version
   */
  change<Kind extends CatalogueKind>(
    kind: Kind,
    id: number,
    request: Partial<SaveItemRequests[Kind]>,
    actor: Actor,
  ): Promise<AdminItems[Kind]> {
    return this.write(kind, async (tx) => {
      const before = await findItem(tx, kind, id, true);
      const version = request.version ? Number(request.version) : null;
      if (version !== null && version !== before.version) throw changedMeanwhile(before);
      const fields = await this.prepare(tx, kind, before, readFields(kind, request));
      if (!changedFields(kind, before, fields).length) return toItem<Kind>(before);

      const at = this.clock.now();
      const after = await updateItem(tx, kind, { id, version, fields, at });
      if (!after) throw changedMeanwhile(before);
      await auditItem(tx, actor, kind, { before, after, at });
      return toItem<Kind>(after);
    });
  }

  /** Deletes a row softly, a material together with its colours (D32). */
  remove(kind: CatalogueKind, id: number, actor: Actor): Promise<DeleteItemResponse> {
    return this.write(kind, async (tx) => {
      const at = this.clock.now();
      const [row] = await deleteItems(tx, kind, { by: 'id', id, at });
      if (!row) throw new AppError('catalogue/item-not-found');
      await auditItem(tx, actor, kind, { before: row, after: null, at });
      const colors =
        kind === 'materials' ? await deleteItems(tx, 'colors', { by: 'material_id', id, at }) : [];
      for (const color of colors) await auditItem(tx, actor, 'colors', { before: color, after: null, at });
      return { deletedColors: colors.length };
    });
  }

  private prepare(tx: Transaction, kind: CatalogueKind, before: ItemRow | null, fields: Fields) {
    if (kind === 'materials') return prepareMaterial(tx, fields);
    return kind === 'colors' ? prepareColor(tx, before as ItemRow<'colors'> | null, fields) : fields;
  }

  private async write<Result>(
    kind: CatalogueKind,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> {
    try {
      const result = await this.statements.transaction(async (tx) => {
        await lockCatalogue(tx);
        return work(tx);
      });
      this.copy.drop();
      return result;
    } catch (error) {
      throw toCatalogueError(kind, error);
    }
  }
}

const changedMeanwhile = (row: ItemRow) =>
  new AppError('catalogue/changed-meanwhile', { current: toItem(row) });
