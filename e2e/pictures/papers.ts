import {
  paths,
  type Cutout,
  type Material,
  type QuoteResponse,
  type SinkType,
  type Thickness,
} from '@app/contracts';
import type { APIRequestContext } from '@playwright/test';

/** A quote on paper that the docs show. */
export interface Paper {
  /** Of its file: <name>.webp. */
  name: string;
  material: string;
  color: string;
  length: number;
  width: number;
  sink: string | null;
  cutouts: readonly string[];
}

export const papers: readonly Paper[] = [
  {
    name: 'pdf-quote',
    material: 'Marble',
    color: 'Calacatta Gold',
    length: 1200,
    width: 350,
    sink: 'Undermount Oval',
    cutouts: ['Tap hole, 35 mm'],
  },
  {
    name: 'pdf-plain',
    material: 'Solid Surface',
    color: 'Midnight',
    length: 900,
    width: 300,
    sink: null,
    cutouts: [],
  },
  {
    name: 'pdf-short',
    material: 'Granite',
    color: 'Blue Pearl',
    length: 500,
    width: 350,
    sink: 'Inset Round',
    cutouts: ['Tap hole, 35 mm', 'Soap dispenser hole'],
  },
  {
    name: 'pdf-most',
    material: 'Porcelain',
    color: 'Iron Oxide',
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

/** Saves the quote and opens it as a PDF. */
export async function openPaper(request: APIRequestContext, paper: Paper): Promise<Buffer> {
  const read = async <T>(path: string) => (await (await request.get(path)).json()) as T;
  const [materials, thicknesses, sinks, cutouts] = await Promise.all([
    read<Material[]>(paths.materials),
    read<Thickness[]>(paths.thicknesses),
    read<SinkType[]>(paths.sinkTypes),
    read<Cutout[]>(paths.cutouts),
  ]);
  const material = named(materials, paper.material);
  const reply = await request.post(paths.quotes, {
    data: {
      materialId: material.id,
      colorId: named(material.colors, paper.color).id,
      thicknessId: thicknesses[0]?.id,
      sinkTypeId: paper.sink && named(sinks, paper.sink).id,
      cutoutIds: paper.cutouts.map((name) => named(cutouts, name).id),
      length: paper.length,
      width: paper.width,
    },
  });
  const { id } = (await reply.json()) as QuoteResponse;
  return (await request.get(paths.quotePdf(id))).body();
}

function named<T extends { name: string }>(rows: readonly T[], name: string): T {
  const row = rows.find((candidate) => candidate.name === name);
  if (!row) throw new Error(`the catalogue has no ${name}`);
  return row;
}
