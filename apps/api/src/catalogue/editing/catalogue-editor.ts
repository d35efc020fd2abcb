import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull } from 'typeorm';
import type {
  AdminColor,
  AdminItems,
  CatalogueKind,
  DeleteItemResponse,
  SaveItemRequests,
} from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import type { Page } from '../../platform/lists/read-page';
import type { WantedList } from '../../platform/lists/read-list-query';
import { CatalogueCache } from '../catalogue-cache';
import { Color } from '../color.entity';
import { Thickness } from '../thickness.entity';
import { auditItem, changedFields } from './audit-item';
import { type ItemFields, itemKinds, readFields } from './item-kinds';
import {
  type ItemRow,
  findDeletedItem,
  findItem,
  insertItem,
  lockCatalogue,
  toItem,
  updateItem,
} from './item-row';
import { type ItemStatus, listItems } from './list-items';
import { checkMaterial, type ColorImageChange, prepareColor, setColorImage } from './color-pictures';

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
  const { table, uniqueField } = itemKinds[kind];
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
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly statements: Statements,
    private readonly cache: CatalogueCache,
    private readonly clock: Clock,
  ) {}

  list<Kind extends CatalogueKind>(
    kind: Kind,
    wanted: WantedList<ItemStatus, string>,
  ): Promise<Page<AdminItems[Kind]>> {
    return listItems(this.manager, kind, wanted);
  }

  /** @throws AppError `catalogue/item-not-found` */
  async get<Kind extends CatalogueKind>(kind: Kind, id: number): Promise<AdminItems[Kind]> {
    return toItem<Kind>(await findItem(this.manager, kind, id));
  }

  create<Kind extends CatalogueKind>(
    kind: Kind,
    request: SaveItemRequests[Kind],
    actor: Actor,
  ): Promise<AdminItems[Kind]> {
    return this.write(kind, async (tx) => {
      const fields = await prepare(tx.manager, kind, null, readFields(kind, request));
      const after = await insertItem(tx.manager, kind, fields);
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
      const before = await findItem(tx.manager, kind, id, true);
      const fields = await prepare(tx.manager, kind, before, readFields(kind, request));
      // Also where the same was saved before, and the answer lost.
      if (!changedFields(kind, before, fields).length) return toItem<Kind>(before);
      if (request.version && Number(request.version) !== before.version)
        throw new AppError('catalogue/changed-meanwhile', { current: toItem(before) });

      const at = this.clock.now();
      await updateItem(tx.manager, kind, before, { ...fields, updatedAt: at });
      const after = await findItem(tx.manager, kind, id);
      await auditItem(tx, actor, kind, { before, after, at });
      return toItem<Kind>(after);
    });
  }

  /** Deletes a row softly, a material together with its colours (D32). */
  remove(kind: CatalogueKind, id: number, actor: Actor): Promise<DeleteItemResponse> {
    return this.write(kind, async (tx) => {
      const at = this.clock.now();
      const rows = await withColors(tx.manager, kind, await findItem(tx.manager, kind, id, true));
      for (const [its, before] of rows) {
        await updateItem(tx.manager, its, before, { deletedAt: at, updatedAt: at });
        await auditItem(tx, actor, its, { before, after: null, at });
      }
      return { deletedColors: rows.length - 1 };
    });
  }

  /** One of the two pictures of a colour, stored already. @throws AppError `catalogue/item-not-found` */
  setImage(actor: Actor, change: Omit<ColorImageChange, 'at'>): Promise<AdminColor> {
    return this.write('colors', (tx) => setColorImage(tx, actor, { ...change, at: this.clock.now() }));
  }

  /**
   * Brings a deleted row back, a material together with the colours that went with it. What is there already stays.
   * @throws AppError `catalogue/item-not-found`; `catalogue/name-taken` where another row has its name by now;
   * `catalogue/material-deleted` of a colour
   */
  restore<Kind extends CatalogueKind>(kind: Kind, id: number, actor: Actor): Promise<AdminItems[Kind]> {
    return this.write(kind, async (tx) => {
      const at = this.clock.now();
      const deleted = await findDeletedItem(tx.manager, kind, id);
      if (deleted) {
        if ('materialId' in deleted) await checkMaterial(tx.manager, deleted.materialId);
        for (const [its, row] of await withColors(tx.manager, kind, deleted)) {
          await updateItem(tx.manager, its, row, { deletedAt: null, updatedAt: at });
          await auditItem(tx, actor, its, { verb: 'restore', before: null, after: row, at });
        }
      }
      return toItem<Kind>(await findItem(tx.manager, kind, id));
    });
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
      this.cache.drop();
      return result;
    } catch (error) {
      throw toCatalogueError(kind, error);
    }
  }
}

/** A row, and of a material the colours that were deleted with it; where it is not deleted, those that are not. */
async function withColors(
  manager: EntityManager,
  kind: CatalogueKind,
  row: ItemRow,
): Promise<[CatalogueKind, ItemRow][]> {
  if (kind !== 'materials') return [[kind, row]];
  const colors = await manager.find(Color, {
    where: { materialId: row.id, deletedAt: row.deletedAt ?? IsNull() },
    withDeleted: true,
    order: { id: 'ASC' },
  });
  return [[kind, row], ...colors.map((color): [CatalogueKind, ItemRow] => ['colors', color])];
}

/** What fields need besides their form. @param before the row as it is; null: it is being made @returns what to write */
async function prepare(
  manager: EntityManager,
  kind: CatalogueKind,
  before: ItemRow | null,
  fields: ItemFields,
): Promise<ItemFields> {
  if (kind === 'colors') return prepareColor(manager, before as Color | null, fields);
  if (!fields.thicknesses) return fields;
  const thicknesses = [...new Set(fields.thicknesses)];
  if ((await manager.countBy(Thickness, { value: In(thicknesses) })) < thicknesses.length)
    throw fieldError('request/invalid', 'thicknesses', 'There is no such thickness.');
  return { ...fields, thicknesses };
}
