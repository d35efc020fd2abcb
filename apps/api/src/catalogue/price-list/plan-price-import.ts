import { hash } from 'node:crypto';
import type { PriceImportLine, PriceImportPreview, PriceImportProblem } from '@app/contracts';
import { ambiguityText, isPriceWithin, readAmount, toPlaces, trimZeros } from '@app/pricing';
import type { CataloguePrice } from '../catalogue-prices';
import { itemKinds } from '../editing/item-kinds';
import { type PriceListLine, priceListKinds, readKind, readPriceList } from './read-price-list';

/**
 * What a price list would change. Rows are found by kind and name, colours also by material; capitals do not matter. Rows
 * that are not listed stay unchanged.
 */
export function planPriceImport(csv: string, catalogue: readonly CataloguePrice[]): PriceImportPreview {
  const { lines: listed, problems } = readPriceList(csv);
  const byName = new Map(catalogue.map((row) => [keyOf(row.kind, row.materialName, row.name), row]));
  const linesByKey = new Map<string, number>();
  const lines: PriceImportLine[] = [];
  let unchanged = 0;

  for (const line of listed) {
    const found = findRow(line, byName);
    if (typeof found === 'string') {
      problems.push({ line: line.lineNumber, message: found });
      continue;
    }
    const key = keyOf(found.kind, found.materialName, found.name);
    const earlierLine = linesByKey.get(key);
    linesByKey.set(key, earlierLine ?? line.lineNumber);
    const read = readPrice(line.price, found);
    if (earlierLine !== undefined)
      problems.push({ line: line.lineNumber, message: `This is on line ${earlierLine} already.` });
    else if ('problem' in read) problems.push({ line: line.lineNumber, message: read.problem });
    else if (read.price === found.price) unchanged += 1;
    else {
      const { kind, id, name, materialName, price: from } = found;
      lines.push({ line: line.lineNumber, kind, id, name, materialName, from, to: read.price });
    }
  }
  return {
    lines,
    problems: problems.sort((a, b) => a.line - b.line),
    unchanged,
    notListed: catalogue.length - linesByKey.size,
    digest: digestOf(lines, problems),
  };
}

const keyOf = (kind: string, material: string | null, name: string) =>
  JSON.stringify([kind, material ?? '', name].map((part) => part.normalize('NFC').toLowerCase()));

/** @returns the row, or what is wrong with the line */
function findRow(line: PriceListLine, byName: ReadonlyMap<string, CataloguePrice>): CataloguePrice | string {
  const kind = readKind(line.kind);
  if (!kind) {
    return `The kind must be one of: ${Object.values(priceListKinds).join(', ')}.`;
  }
  const label = priceListKinds[kind].toLowerCase();
  if (!line.name) return `The name of the ${label} is missing.`;
  if (kind === 'colors' && !line.material) return 'The material of this colour is missing.';
  const material = kind === 'colors' ? line.material : null;
  const row = byName.get(keyOf(kind, material, line.name));
  if (row) return row;
  return `There is no ${label} called ‘${line.name}’${material ? ` of ${material}` : ''}.`;
}

function readPrice(cell: string, { kind }: CataloguePrice): { price: string } | { problem: string } {
  const { places, limits } = itemKinds[kind].price;
  const read = readAmount(cell, places);
  if (read.kind === 'unreadable') {
    return { problem: cell ? `‘${cell}’ is not a price such as 6.80.` : 'The price is missing.' };
  }
  if (read.kind === 'ambiguous') {
    return { problem: `‘${cell}’ is not clear. ${ambiguityText(read.readings, '£')}` };
  }
  if ((trimZeros(read.decimal).split('.')[1]?.length ?? 0) > places) {
    return { problem: `A price here has at most ${places} decimals.` };
  }
  const price = toPlaces(read.decimal, places);
  if (!isPriceWithin(price, limits, places)) {
    return { problem: `A price here must be from ${limits.min} to ${limits.max} pounds.` };
  }
  return { price };
}

const digestOf = (lines: readonly PriceImportLine[], problems: readonly PriceImportProblem[]) =>
  hash(
    'sha256',
    JSON.stringify([lines.map(({ kind, id, from, to }) => [kind, id, from, to]), problems.length]),
    'base64url',
  );
