import { Injectable } from '@nestjs/common';
import type { AdminItems, CatalogueKind, DeleteItemResponse, SaveItemRequests } from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import type { WantedList } from '../../platform/lists/read-list-query';
import { CatalogueCopy } from '../catalogue-copy';
import { auditItem, changedFields } from './audit-item';
import { findDeletedItem, findItem } from './find-item';
import { type ItemRow, toItem } from './item-row';
import { type ItemList, type ItemStatus, listItems } from './list-items';
import { lockCatalogue } from './lock-catalogue';
import { partTables } from './part-table';
import { checkMaterial, prepareColor } from './prepare-color';
import { type Fields, readFields } from './read-fields';
import { deleteItems, insertItem, restoreItems, updateItem } from './write-item';

/** What PostgreSQL says about a row that it refuses. */
interface Refusal {
  code?: unknown;
  constraint?: unknown;
}

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** A refusal of the database as staff should read it; everything else as it is. */
function toCatalogueError(kind: CatalogueKind, thrown: unknown): unknown {
  const { code, constraint } = (thrown ?? {}) as Refusal;
  const { table, uniqueField } = partTables[kind];
  if (code === uniqueViolation && constraint === `uq_${table}_${uniqueField}`) {
    const message =
      kind === 'colors'
        ? 'Another colour of this material has this name already.'
        : `This ${uniqueField} is taken already.`;
    return new AppError('catalogue/name-taken', { fields: [{ field: uniqueField, message }] });
  }
  // A quote names its colour together with the material.
  if (code === foreignKeyViolation && kind === 'colors') {
    const message = 'Quotes were made in this colour, so it stays with its material.';
    return fieldError('request/invalid', 'materialId', message);
  }
  return thrown;
}

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

  /**
   * Brings a deleted row back, a material together with the colours that went with it. What is there already stays.
   * @throws AppError `catalogue/item-not-found`; `catalogue/name-taken` where another row has its name by now;
   * `catalogue/material-deleted` of a colour
   */
  restore<Kind extends CatalogueKind>(kind: Kind, id: number, actor: Actor): Promise<AdminItems[Kind]> {
    return this.write(kind, async (tx) => {
      const at = this.clock.now();
      const deleted = await findDeletedItem(tx, kind, id);
      if (deleted?.deletedAt) {
        if (kind === 'colors') await checkMaterial(tx, deleted.materialId as number);
        const when = { id, deletedAt: deleted.deletedAt, at };
        const restored = await restoreItems(tx, kind, { by: 'id', ...when });
        for (const after of restored)
          await auditItem(tx, actor, kind, { verb: 'restore', before: null, after, at });
        const colors =
          kind === 'materials' ? await restoreItems(tx, 'colors', { by: 'material_id', ...when }) : [];
        for (const after of colors)
          await auditItem(tx, actor, 'colors', { verb: 'restore', before: null, after, at });
      }
      return toItem<Kind>(await findItem(tx, kind, id));
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

/** What a material's fields need besides their form: thicknesses that are there. @returns the fields to write */
async function prepareMaterial(tx: Transaction, fields: Fields): Promise<Fields> {
  if (!Array.isArray(fields.thicknesses)) return fields;
  const thicknesses = [...new Set(fields.thicknesses)];
  const known = await tx.query<object[]>(
    'SELECT FROM thickness WHERE value = ANY ($1) AND deleted_at IS NULL',
    [thicknesses],
  );
  if (known.length < thicknesses.length)
    throw fieldError('request/invalid', 'thicknesses', 'There is no such thickness.');
  return { ...fields, thicknesses };
}
