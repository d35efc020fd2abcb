import type { AdminColor } from '@app/contracts';
import { Skeleton } from '@app/ui';
import { NoItems } from '../../features/catalogue/catalogue-table';
import type { AdminList } from '../../lib/api';
import { FailedState } from '../../lib/page';
import { Pager } from '../../lib/table';
import { ColorCard } from './color-card';

interface ColorGroupsProps {
  list: AdminList<AdminColor>;
  materialId: string;
  onView: (color: AdminColor, imageSlot: 1 | 2) => void;
}

const grid = 'grid gap-3.5 tablet:grid-cols-[repeat(auto-fill,minmax(184px,1fr))]';

export function ColorGroups({ list, materialId, onView }: ColorGroupsProps) {
  if (list.error && !list.rows) return <FailedState error={list.error} retry={list.retry} />;
  if (!list.rows) {
    return (
      <div aria-busy className={grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-52 rounded-3" />
        ))}
      </div>
    );
  }
  const groups = colorsByMaterial(list.rows).filter(
    (group) => materialId === '' || String(group.materialId) === materialId,
  );
  if (groups.length === 0) return <NoItems kind="colors" filters={['materialId']} />;
  return (
    <div className="min-w-0">
      {groups.map((group) => (
        <section key={group.materialId} aria-labelledby={`colors-of-${group.materialId}`} className="mb-6">
          <h2 id={`colors-of-${group.materialId}`} className="mb-2.5 text-small font-strong">
            {group.materialName}
          </h2>
          <ul className={grid}>
            {group.colors.map((color) => (
              <ColorCard key={color.id} color={color} onView={onView} />
            ))}
          </ul>
        </section>
      ))}
      {list.total !== undefined && Number(list.total) > list.rows.length && (
        <Pager total={list.total} page={list.page} pageSize={list.pageSize} shown={list.rows.length} />
      )}
    </div>
  );
}

interface MaterialsColors {
  materialId: number;
  materialName: string;
  colors: AdminColor[];
}

/** Materials by name, their colours in the order of the list. */
function colorsByMaterial(colors: readonly AdminColor[]): MaterialsColors[] {
  const groups = new Map<number, MaterialsColors>();
  for (const color of colors) {
    const { materialId, materialName } = color;
    const group = groups.get(materialId) ?? { materialId, materialName, colors: [] };
    group.colors.push(color);
    groups.set(materialId, group);
  }
  return [...groups.values()].sort((a, b) => a.materialName.localeCompare(b.materialName, 'en-GB'));
}
