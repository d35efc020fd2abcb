import { useState } from 'react';
import { Field } from '../field/field';
import { Select } from '../field/select';
import { basinPickerText as text } from './basin-picker-text';
import { OwnBasin, type OwnBasinProps } from './own-basin';
import type { PickedBasin } from './picked-basin';

interface BasinPickerProps extends Omit<OwnBasinProps, 'basin'> {
  /** null: none chosen. */
  basin: PickedBasin | null;
  /** Basins that fit the sink; null: not loaded yet. */
  library: readonly PickedBasin[] | null;
  hasFailed: boolean;
  /** Loads the library. */
  onOpen: () => void;
  onChoose: (basin: PickedBasin | null) => void;
}

/** Chooses the basin for the sink: from the library, or by its maker's numbers. Optional, so it starts closed. */
export function BasinPicker({ basin, library, hasFailed, onOpen, ...own }: BasinPickerProps) {
  const [isOwn, setOwn] = useState(basin !== null && basin.id === undefined);
  const chosen = isOwn ? 'own' : String(basin?.id ?? '');
  const offered = library ?? [];
  // A chosen basin stays in the list although it is no longer in the library.
  const listed =
    basin?.id !== undefined && offered.every(({ id }) => id !== basin.id) ? [basin, ...offered] : offered;
  const choose = (value: string) => {
    setOwn(value === 'own');
    if (value !== 'own') own.onChoose(listed.find(({ id }) => String(id) === value) ?? null);
  };
  return (
    <details
      className="mt-4 border-b border-line pb-4"
      open={basin !== null || undefined}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen()}
    >
      <summary className="cursor-pointer py-1 text-label font-strong">
        {text.title} <span className="font-normal text-ink-3">{text.optional}</span>
      </summary>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={text.basin} aside={hasFailed ? text.failed : text.hint}>
          {(control) => (
            <Select
              {...control}
              value={chosen}
              onChange={({ target }) => choose(target.value)}
              options={[
                { value: '', label: library || hasFailed ? text.usual : text.loading },
                ...listed.map((item) => ({ value: String(item.id), label: text.option(item) })),
                { value: 'own', label: text.own },
              ]}
            />
          )}
        </Field>
        {basin?.template && (
          <a href={basin.template} download className="justify-self-start text-small text-chalk underline">
            {text.template}
          </a>
        )}
        {isOwn && <OwnBasin {...own} basin={basin} />}
      </div>
    </details>
  );
}
