import { catalogueKinds, type CatalogueKind } from '@app/contracts';

/** What the first column of a price list says. */
export const priceListKinds: Readonly<Record<CatalogueKind, string>> = {
  materials: 'Material',
  colors: 'Color',
  'sink-types': 'Sink type',
  thicknesses: 'Thickness',
  cutouts: 'Cut-out',
};

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
/** As people write them: `Colour`, `sink-types`, `Cutouts`. */
const stemOf = (text: string) =>
  lettersOf(text)
    .replace('colour', 'color')
    .replace(/(?<=ss)es$|s$/, '');

const kindsByStem = new Map(
  catalogueKinds.flatMap((kind) => [
    [stemOf(priceListKinds[kind]), kind],
    [stemOf(kind), kind],
  ]),
);

/** undefined: there is no such kind. */
export const readKind = (text: string): CatalogueKind | undefined => kindsByStem.get(stemOf(text));
