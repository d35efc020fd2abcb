import type { AdminMaterial } from '@app/contracts';
import { cx } from '@app/ui';
import { text } from '../../features/catalogue/text';
import { useUrlState } from '../../lib/use-url-state';

export function MaterialNav({ materials }: { materials: readonly AdminMaterial[] }) {
  const url = useUrlState();
  const chosen = url.get('materialId');
  const all = materials.reduce((sum, { colorCount }) => sum + colorCount, 0);
  const entries = [
    { id: null, name: text.all, count: all },
    ...materials.map(({ id, name, colorCount }) => ({ id: String(id), name, count: colorCount })),
  ];
  return (
    <div
      role="group"
      aria-label={text.ofMaterials}
      className="flex gap-0.5 max-wide:-mx-4 max-wide:mb-3 max-wide:overflow-x-auto max-wide:px-4 max-wide:[scrollbar-width:none] wide:sticky wide:top-6 wide:grid"
    >
      {entries.map(({ id, name, count }) => (
        <button
          key={id ?? ''}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => url.set({ materialId: id })}
          className={cx(
            'flex min-h-11 flex-none items-center justify-between gap-2 rounded-dialog border px-3 text-left text-small wide:min-h-10',
            id === chosen
              ? 'border-line bg-surface font-strong'
              : 'border-transparent font-label text-ink-2 hover:bg-raised',
          )}
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          <span className="num text-caption font-normal text-ink-3">{count}</span>
        </button>
      ))}
    </div>
  );
}
