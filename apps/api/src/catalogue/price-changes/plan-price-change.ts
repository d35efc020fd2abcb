import { createHash } from 'node:crypto';
import type { PriceChangeLine } from '@app/contracts';
import { changePrice, isPriceWithin, trimZeros } from '@app/pricing';
import type { Transaction } from '../../database/statements';
import { fieldError } from '../../platform/errors/app-error';
import { itemKinds } from '../editing/item-kinds';
import type { PriceChangeInput } from './price-change-input';

const kindWords = {
  materials: 'Base prices',
  'sink-types': 'Sink types',
  thicknesses: 'Thicknesses',
  cutouts: 'Cut-outs',
} as const;

/** A change of prices in words, such as 'Quartz colours +4 %'. @param materialName of colours of one material */
function titleOf({ kind, change, includeInactive }: PriceChangeInput, materialName: string | null): string {
  const what =
    kind === 'colors' ? (materialName ? `${materialName} colours` : 'All colours') : kindWords[kind];
  const figure = 'percent' in change ? change.percent : change.amount;
  const size = figure.replace('-', '');
  const sign = figure.startsWith('-') ? '−' : '+';
  const by = 'percent' in change ? `${sign}${trimZeros(size)} %` : `${sign}£${poundsOf(size)}`;
  return `${what} ${by}${includeInactive ? ', inactive ones too' : ''}`;
}

/** At least 2 decimals, as pounds are written. */
const poundsOf = (size: string) => {
  const [whole, decimals = ''] = size.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
};

/** All that a change of prices would do. */
export interface PriceChangePlan {
  title: string;
  lines: PriceChangeLine[];
  /** Names these prices and what becomes of them: another one says that the prices have changed since. */
  digest: string;
}

interface PricedRow {
  id: number;
  name: string;
  materialName: string | null;
  from: string;
}

/** Works out a change of prices on the catalogue as it is. @throws AppError where the material is not there */
export async function planPriceChange(
  tx: Pick<Transaction, 'query'>,
  input: PriceChangeInput,
): Promise<PriceChangePlan> {
  const materialName = input.materialId === null ? null : await findMaterialName(tx, input.materialId);
  const { price } = itemKinds[input.kind];
  const lines = (await findPrices(tx, input)).map((row): PriceChangeLine => {
    const to = changePrice(row.from, input.change, price.places);
    const isWithin = isPriceWithin(to, price.limits, price.places);
    const { min, max } = price.limits;
    return { ...row, to, problem: isWithin ? null : `A price here must be from ${min} to ${max} pounds.` };
  });
  return { title: titleOf(input, materialName), lines, digest: digestOf(input, lines) };
}

function findPrices(
  tx: Pick<Transaction, 'query'>,
  { kind, materialId, includeInactive }: PriceChangeInput,
): Promise<PricedRow[]> {
  const { table, price, uniqueField, titleField } = itemKinds[kind];
  const isColors = kind === 'colors';
  const title = titleField === 'name' ? 'name' : 'display_name';
  return tx.query<PricedRow[]>(
    `SELECT part.id, part.${title} AS name, ${isColors ? 'owner.name' : 'NULL'} AS "materialName",
       part.${price.column}::text AS "from"
     FROM ${table} AS part
     ${isColors ? 'JOIN material AS owner ON owner.id = part.material_id' : ''}
     WHERE part.deleted_at IS NULL AND ($1 OR part.is_active)
       ${isColors ? 'AND ($2::integer IS NULL OR part.material_id = $2)' : ''}
     ORDER BY ${isColors ? 'owner.sort_order, owner.id,' : ''} part.sort_order, part.${uniqueField}, part.id`,
    isColors ? [includeInactive, materialId] : [includeInactive],
  );
}

async function findMaterialName(tx: Pick<Transaction, 'query'>, id: number): Promise<string> {
  const [material] = await tx.query<{ name: string }[]>(
    'SELECT name FROM material WHERE id = $1 AND deleted_at IS NULL',
    [id],
  );
  if (!material) throw fieldError('request/invalid', 'materialId', 'There is no such material.');
  return material.name;
}

const digestOf = ({ kind }: PriceChangeInput, lines: readonly PriceChangeLine[]) =>
  createHash('sha256')
    .update(JSON.stringify([kind, lines.map(({ id, from, to }) => [id, from, to])]))
    .digest('base64url');
