import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull } from 'typeorm';
import {
  basinProblem,
  type AdminColor,
  type AdminItems,
  type CatalogueKind,
  type DeleteItemResponse,
  type ItemUses,
  type SaveItemRequests,
} from '@app/contracts';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import type { Page } from '../../platform/lists/read-page';
import type { ListQuery } from '../../platform/lists/read-list-query';
import { CatalogueCache } from '../catalogue-cache';
import { type Basin } from '../basin.entity';
import { BasinTemplates } from '../basin-templates';
import { Color } from '../color.entity';
import { Cutout } from '../flat-part.entity';
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
import { countUsesOfItem } from './count-uses-of-item';
import { checkMaterial, type ColorImageChange, prepareColor, setColorImage } from './color-pictures';

interface DatabaseError {
  code?: unknown;
  constraint?: unknown;
}

const uniqueViolation = '23505';

function toCatalogueError(kind: CatalogueKind, thrown: unknown): unknown {
  const { code, constraint } = (thrown ?? {}) as DatabaseError;
  const { table, uniqueField } = itemKinds[kind];
  if (code !== uniqueViolation || constraint !== `uq_${table}_${uniqueField}`) return thrown;
  const message = nameTakenText[kind] ?? `This ${uniqueField} is taken already.`;
  return new AppError('catalogue/name-taken', { fields: [{ field: uniqueField, message }] });
}

const nameTakenText: Partial<Record<CatalogueKind, string>> = {
  colors: 'Another colour of this material has this name already.',
  basins: 'This maker has a basin of this name already.',
};

/**
 * Edits of the catalogue, each one transaction with an audit entry. Triggers notify all processes. This process does not
 * wait for that to drop its cache.
 */
@Injectable()
export class CatalogueEditor {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly statements: Statements,
    private readonly cache: CatalogueCache,
    private readonly clock: Clock,
    private readonly templates: BasinTemplates,
  ) {}

  list<Kind extends CatalogueKind>(
    kind: Kind,
    query: ListQuery<ItemStatus, string>,
  ): Promise<Page<AdminItems[Kind]>> {
    return listItems(this.manager, kind, query);
  }

  async get<Kind extends CatalogueKind>(kind: Kind, id: number): Promise<AdminItems[Kind]> {
    return toItem<Kind>(await findItem(this.manager, kind, id));
  }

  /** @throws AppError `catalogue/item-not-found` */
  async usesOf(kind: CatalogueKind, id: number): Promise<ItemUses> {
    await findItem(this.manager, kind, id);
    return countUsesOfItem(this.statements, kind, id, this.clock.now());
  }

  create<Kind extends CatalogueKind>(
    kind: Kind,
    request: SaveItemRequests[Kind],
    actor: Actor,
  ): Promise<AdminItems[Kind]> {
    return this.write(kind, async (tx) => {
      const fields = await this.prepare(tx.manager, kind, null, readFields(kind, request));
      const after = await insertItem(tx.manager, kind, fields);
      await auditItem(tx, actor, kind, { before: null, after, at: this.clock.now() });
      return toItem<Kind>(after);
    });
  }

  change<Kind extends CatalogueKind>(
    kind: Kind,
    id: number,
    request: Partial<SaveItemRequests[Kind]>,
    actor: Actor,
  ): Promise<AdminItems[Kind]> {
    return this.write(kind, async (tx) => {
      const before = await findItem(tx.manager, kind, id, { isForChange: true });
      const fields = await this.prepare(tx.manager, kind, before, readFields(kind, request));
      // A request may be repeated, because its response was lost.
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

  /** Soft deletion; a material's colours go with it (D32). */
  remove(kind: CatalogueKind, id: number, actor: Actor): Promise<DeleteItemResponse> {
    return this.write(kind, async (tx) => {
      const at = this.clock.now();
      const item = await findItem(tx.manager, kind, id, { isForChange: true });
      const rows = await withColors(tx.manager, kind, item);
      for (const [rowKind, before] of rows) {
        await updateItem(tx.manager, rowKind, before, { deletedAt: at, updatedAt: at });
        await auditItem(tx, actor, rowKind, { before, after: null, at });
      }
      return { deletedColors: rows.length - 1 };
    });
  }

  /** The image must have been stored. @throws AppError `catalogue/item-not-found` */
  setImage(actor: Actor, change: Omit<ColorImageChange, 'at'>): Promise<AdminColor> {
    return this.write('colors', (tx) => setColorImage(tx, actor, { ...change, at: this.clock.now() }));
  }

  /**
   * Restores a deleted row; for a material, also the colours deleted with it. Does nothing to a row that is not deleted.
   * @throws AppError `catalogue/item-not-found`; `catalogue/name-taken` if another row has taken its name;
   * `catalogue/material-deleted` for a colour
   */
  restore<Kind extends CatalogueKind>(kind: Kind, id: number, actor: Actor): Promise<AdminItems[Kind]> {
    return this.write(kind, async (tx) => {
      const at = this.clock.now();
      const deleted = await findDeletedItem(tx.manager, kind, id);
      if (deleted) {
        if ('materialId' in deleted) await checkMaterial(tx.manager, deleted.materialId);
        for (const [rowKind, row] of await withColors(tx.manager, kind, deleted)) {
          await updateItem(tx.manager, rowKind, row, { deletedAt: null, updatedAt: at });
          await auditItem(tx, actor, rowKind, { verb: 'restore', before: null, after: row, at });
        }
      }
      return toItem<Kind>(await findItem(tx.manager, kind, id));
    });
  }

  /**
   * Checks that need the database.
   * @param before null: a new row
   * @returns the fields to write
   */
  private async prepare(
    manager: EntityManager,
    kind: CatalogueKind,
    before: ItemRow | null,
    fields: ItemFields,
  ): Promise<ItemFields> {
    if (kind === 'colors') return prepareColor(manager, before as Color | null, fields);
    if (kind === 'basins') return this.prepareBasin(before as Basin | null, fields);
    if (fields.excludes) return { ...fields, excludes: await knownCutouts(manager, fields.excludes) };
    if (!fields.thicknesses) return fields;
    const thicknesses = [...new Set(fields.thicknesses)];
    if ((await manager.countBy(Thickness, { value: In(thicknesses) })) < thicknesses.length)
      throw fieldError('request/invalid', 'thicknesses', 'There is no such thickness.');
    return { ...fields, thicknesses };
  }

  private async prepareBasin(before: Basin | null, fields: ItemFields): Promise<ItemFields> {
    const { type, size } = { ...before, ...fields };
    const problem = type && size && basinProblem({ type, size });
    if (problem) throw fieldError('request/invalid', 'size', problem);
    const { template } = fields;
    if (template && template !== before?.template && !(await this.templates.exists(template)))
      throw fieldError('request/invalid', 'template', 'There is no such file.');
    return fields;
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

/** The row; for a material, also its colours. Of a deleted material, only those deleted with it. */
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

/** A name that is not a cut-out's would exclude nothing. */
async function knownCutouts(manager: EntityManager, names: readonly string[]): Promise<string[]> {
  const excludes = [...new Set(names)];
  if ((await manager.countBy(Cutout, { name: In(excludes), deletedAt: IsNull() })) < excludes.length)
    throw fieldError('request/invalid', 'excludes', 'There is no such cut-out.');
  return excludes;
}
