import fc from 'fast-check';
import type { LiveItem, PreviewItem } from './catalogue-item';
import { chooseWrites, planItems } from './plan-items';
import { aLiveItem, aPreviewColor, aPreviewMaterial } from './testing/an-item';
import { writeInMemory } from './testing/write-in-memory';

const names = ['Marble', 'granite', 'Slate'];
const colors = ['White', 'gold'];
const words = fc.constantFrom('a', 'b');
const spelling = (name: string) => fc.constantFrom(name, name.toUpperCase());

/** Some materials, each with some colours. */
const previews: fc.Arbitrary<PreviewItem[]> = fc
  .subarray(names)
  .chain((chosen) => fc.tuple(...chosen.map(aMaterialWithColors)))
  .map((materials) => materials.flat());

function aMaterialWithColors(name: string): fc.Arbitrary<PreviewItem[]> {
  return fc
    .tuple(spelling(name), words, fc.subarray(colors), words)
    .map(([spelt, description, chosen, priceModifier]) => [
      ...chosen.map((color) => aPreviewColor(name, color, { priceModifier })),
      aPreviewMaterial(spelt, { description }),
    ]);
}

/** What became of them in Live: rows that staff edited, deleted, or left alone. */
const lives: fc.Arbitrary<LiveItem[]> = fc
  .tuple(previews, fc.array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 9, maxLength: 9 }))
  .map(([items, fates]) => {
    const ids = new Map(
      items
        .filter(({ kind }) => kind === 'materials')
        .map(({ name }, index) => [name.toLowerCase(), index + 1]),
    );
    const rows = items.map((item, index) =>
      aLiveItem(item, {
        id: item.kind === 'materials' ? ids.get(item.name.toLowerCase()) : 100 + index,
        materialId: item.material === null ? null : ids.get(item.material.toLowerCase()),
        isStaffs: fates[index]?.[0],
        deletedAt: fates[index]?.[1] ? new Date(index) : null,
      }),
    );
    const isGone = (id: number | null) => rows.some((row) => row.id === id && row.deletedAt);
    return rows.map((row) => (isGone(row.materialId) ? { ...row, deletedAt: new Date(0) } : row));
  });

const conflictsIn = (planned: ReturnType<typeof planItems>) =>
  planned.filter(({ verdict }) => verdict === 'conflict').map(({ key }) => key);

it('leaves nothing to do but the conflicts that were kept, and touches nothing else', () => {
  fc.assert(
    fc.property(lives, previews, (live, preview) => {
      const planned = planItems(live, preview);
      const writes = chooseWrites(planned, []);
      const after = writeInMemory(live, writes);
      const written = new Set(writes.map((write) => write.live));
      for (const row of live) if (!written.has(row)) expect(after).toContain(row);
      expect(after.length).toBeGreaterThanOrEqual(live.length);

      const again = planItems(after, preview);
      expect(chooseWrites(again, [])).toEqual([]);
      expect(conflictsIn(again)).toEqual(conflictsIn(planned));
    }),
  );
});

it('leaves nothing to do at all where every conflict was chosen', () => {
  fc.assert(
    fc.property(lives, previews, (live, preview) => {
      const planned = planItems(live, preview);
      const after = writeInMemory(live, chooseWrites(planned, conflictsIn(planned)));
      expect(new Set(planItems(after, preview).map(({ verdict }) => verdict))).toEqual(
        new Set(preview.length ? ['same'] : []),
      );
    }),
  );
});

describe('a choice', () => {
  const at = new Date();
  const white = aPreviewColor('Marble', 'White');
  const marble = aPreviewMaterial('Marble');
  const deleted = [aLiveItem(marble, { deletedAt: at }), aLiveItem(white, { id: 2, deletedAt: at })];

  it('of what is no conflict, or no more, is not guessed at', () => {
    for (const key of ['materials/marble', 'materials/slate', ''])
      expect(() => chooseWrites(planItems([], [marble]), [key])).toThrow(/has changed since the dry run/);
  });

  it('brings a deleted material back alone, or with the colours that were chosen', () => {
    const planned = planItems(deleted, [marble, white]);
    const keysOf = (overwrite: string[]) => chooseWrites(planned, overwrite).map(({ key }) => key);
    expect(keysOf(['materials/marble'])).toEqual(['materials/marble']);
    expect(keysOf(['colors/marble/white', 'materials/marble'])).toEqual([
      'materials/marble',
      'colors/marble/white',
    ]);
  });

  it('of a colour says that its material is deleted', () => {
    const choose = () => chooseWrites(planItems(deleted, [marble, white]), ['colors/marble/white']);
    expect(choose).toThrow(
      expect.objectContaining({
        details: { fields: [{ field: 'overwrite', message: expect.stringMatching(/^Marble was deleted/) }] },
      }) as Error,
    );
  });
});
