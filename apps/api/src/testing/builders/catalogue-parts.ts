import { paths, type Color, type Cutout, type Material, type SinkType, type Thickness } from '@app/contracts';
import type { TestApi } from '../servers/start-api';

export interface CatalogueParts {
  materials: Material[];
  colors: Color[];
  sinkTypes: SinkType[];
  thicknesses: Thickness[];
  cutouts: Cutout[];
  material(name: string): Material;
  color(name: string): Color;
  sinkType(name: string): SinkType;
  thickness(value: string): Thickness;
  cutout(name: string): Cutout;
}

export async function readCatalogue(api: TestApi): Promise<CatalogueParts> {
  const list = async <T>(path: string) => (await api.get(path)).json<T[]>();
  const materials = await list<Material>(paths.materials);
  const colors = materials.flatMap((material) => material.colors);
  const sinkTypes = await list<SinkType>(paths.sinkTypes);
  const thicknesses = await list<Thickness>(paths.thicknesses);
  const cutouts = await list<Cutout>(paths.cutouts);
  return {
    materials,
    colors,
    sinkTypes,
    thicknesses,
    cutouts,
    material: (name) => findRow(materials, (row) => row.name === name),
    color: (name) => findRow(colors, (row) => row.name === name),
    sinkType: (name) => findRow(sinkTypes, (row) => row.name === name),
    thickness: (value) => findRow(thicknesses, (row) => row.value === value),
    cutout: (name) => findRow(cutouts, (row) => row.name === name),
  };
}

function findRow<T>(rows: T[], matches: (row: T) => boolean): T {
  const row = rows.find(matches);
  if (!row) throw new Error('the seed has no such row');
  return row;
}
