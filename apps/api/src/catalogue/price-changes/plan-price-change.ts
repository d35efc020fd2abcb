import { hash } from 'node:crypto';
import type { PriceChangeLine, PriceChangePreview } from '@app/contracts';
import { changePrice, isPriceWithin, toPlaces, trimZeros } from '@app/pricing';
import type { StatementRunner } from '../../database/statements';
import { fieldError } from '../../platform/errors/app-error';
import { type CataloguePrice, readPrices } from '../catalogue-prices';
import { itemKinds } from '../editing/item-kinds';
import type { PriceChangeInput } from './price-change-input';

const kindText = {
  materials: 'Base prices',
  'sink-types': 'Sink types',
  thicknesses: 'Thicknesses',
  cutouts: 'Cut-outs',
} as const;

function titleOf({ kind, change, includeInactive }: PriceChangeInput, materialName: string | null): string {
  const colorsText = materialName ? `${materialName} colours` : 'All colours';
  const subject = kind === 'colors' ? colorsText : kindText[kind];
  const amount = 'percent' in change ? change.percent : change.amount;
  const sign = amount.startsWith('-') ? '−' : '+';
  const unsigned = amount.replace('-', '');
  const changeText =
    'percent' in change ? `${sign}${trimZeros(unsigned)}%` : `${sign}£${withTwoDecimals(unsigned)}`;
  return `${subject} ${changeText}${includeInactive ? ', inactive ones too' : ''}`;
}

const withTwoDecimals = (amount: string) => {
  const [whole, decimals = ''] = amount.split('.');
  return `${whole}.${decimals.padEnd(2, '0')}`;
};

interface PriceChangePlan {
  title: string;
  lines: PriceChangeLine[];
  basePrices: PriceChangePreview['basePrices'];
  /** Identifies the change and its effect. If it differs from the previewed one, prices have changed since. */
  digest: string;
}

/** @throws AppError if the material does not exist */
export async function planPriceChange(
  tx: StatementRunner,
  input: PriceChangeInput,
): Promise<PriceChangePlan> {
  const { kind, materialId, change, includeInactive } = input;
  const prices = await readPrices(tx);
  const material = prices.find((row) => row.kind === 'materials' && row.id === materialId);
  if (materialId !== null && !material)
    throw fieldError('request/invalid', 'materialId', 'There is no such material.');
  const { places, limits } = itemKinds[kind].price;
  const lines = prices
    .filter((row) => row.kind === kind && (includeInactive || row.isActive))
    .filter((row) => materialId === null || row.materialId === materialId)
    .map(({ id, name, materialName, price: from }): PriceChangeLine => {
      const to = changePrice(from, change, places);
      const isWithin = isPriceWithin(to, limits, places);
      const problem = isWithin ? null : `A price here must be from ${limits.min} to ${limits.max} pounds.`;
      return { id, name, materialName, from, to, problem };
    });
  return {
    title: titleOf(input, material?.name ?? null),
    lines,
    basePrices: kind === 'colors' ? basePricesAfter(prices, lines) : [],
    digest: digestOf(input, lines),
  };
}

/** As `syncBasePrices` will set them: the price of the cheapest colour on sale, without colours at 0. */
function basePricesAfter(
  prices: readonly CataloguePrice[],
  lines: readonly PriceChangeLine[],
): PriceChangePlan['basePrices'] {
  const changed = new Map(lines.filter(({ from, to }) => from !== to).map(({ id, to }) => [id, to]));
  const colors = prices.filter((row) => row.kind === 'colors');
  const affected = new Set(colors.filter(({ id }) => changed.has(id)).map(({ materialId }) => materialId));
  return prices
    .filter((row) => row.kind === 'materials' && affected.has(row.id))
    .map(({ id, name, price: from }) => {
      const onSale = colors
        .filter((color) => color.materialId === id && color.isActive)
        .map((color) => changed.get(color.id) ?? color.price)
        .filter((price) => Number(price) > 0)
        .sort((one, other) => Number(one) - Number(other));
      return { id, name, from, to: onSale[0] === undefined ? from : toPlaces(onSale[0], basePricePlaces) };
    });
}

const basePricePlaces = itemKinds.materials.price.places;

const digestOf = ({ kind }: PriceChangeInput, lines: readonly PriceChangeLine[]) =>
  hash('sha256', JSON.stringify([kind, lines.map(({ id, from, to }) => [id, from, to])]), 'base64url');
