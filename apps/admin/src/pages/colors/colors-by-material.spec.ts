import type { AdminColor } from '@app/contracts';
import { colorsByMaterial } from './color-groups';

const color = (name: string, materialId: number, materialName: string) =>
  ({ name, materialId, materialName }) as AdminColor;

it('stand under their materials by name, each in the order of the list', () => {
  const groups = colorsByMaterial([
    color('Midnight', 3, 'Quartz'),
    color('Nero', 2, 'Marble'),
    color('Basalt', 3, 'Quartz'),
  ]);

  expect(groups.map(({ materialName, colors }) => [materialName, colors.map(({ name }) => name)])).toEqual([
    ['Marble', ['Nero']],
    ['Quartz', ['Midnight', 'Basalt']],
  ]);
});
