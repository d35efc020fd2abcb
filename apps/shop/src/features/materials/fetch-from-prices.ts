import { paths, type Material } from '@app/contracts';
import { formatFromPrice } from '@app/pricing';
import { apiQuery } from '@app/web-client';

/** 'From £52.03/sq ft (£560.00/m²)' of every material, by its name. */
export async function fetchFromPrices(): Promise<Readonly<Record<string, string>>> {
  const materials = await apiQuery<Material[]>(paths.materials);
  return Object.fromEntries(materials.map(({ name, basePrice }) => [name, formatFromPrice(basePrice)]));
}
