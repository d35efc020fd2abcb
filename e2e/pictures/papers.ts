import { paths } from '@app/contracts';
import type { APIRequestContext } from '@playwright/test';
import type { NamedTop } from '../fixtures/top-configuration';
import { savedQuote } from '../fixtures/saved-quote';

export interface Paper extends NamedTop {
  name: string;
}

export const papers: readonly Paper[] = [
  {
    name: 'pdf-quote',
    material: 'Marble',
    color: 'Calacatta Gold',
    thickness: '20mm',
    length: 1200,
    width: 350,
    sink: 'Undermount Oval',
    cutouts: ['Tap hole, 35 mm'],
  },
  {
    name: 'pdf-plain',
    material: 'Solid Surface',
    color: 'Midnight',
    thickness: '12mm',
    length: 900,
    width: 300,
  },
  {
    name: 'pdf-short',
    material: 'Granite',
    color: 'Blue Pearl',
    thickness: '30mm',
    length: 500,
    width: 350,
    sink: 'Inset Round',
    cutouts: ['Tap hole, 35 mm', 'Soap dispenser hole'],
  },
  {
    name: 'pdf-most',
    material: 'Porcelain',
    color: 'Iron Oxide',
    thickness: '12mm',
    length: 2600,
    width: 350,
    sink: 'Undermount Rectangular',
    cutouts: [
      'Three tap holes',
      'Soap dispenser hole',
      'Corner notch',
      'Socket cut-out',
      'Cable hole, 60 mm',
      'Tap hole, 35 mm',
    ],
  },
];

/** Saves the quote and opens its PDF. */
export async function openPaper(request: APIRequestContext, paper: Paper): Promise<Buffer> {
  const { id } = await savedQuote(request, paper);
  return (await request.get(paths.quotePdf(id))).body();
}
