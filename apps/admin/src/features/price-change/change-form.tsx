import { catalogueKinds, type AdminMaterial, type CatalogueKind } from '@app/contracts';
import { Button, Field, InputCell, Select, TextInput } from '@app/ui';
import { useRef, useState, type FormEvent } from 'react';
import { changeProblem, type PriceChangeFields } from './price-change-form';
import { text } from './text';

interface ChangeFormProps {
  fields: PriceChangeFields;
  onChange: (changes: Partial<PriceChangeFields>) => void;
  materials: readonly Pick<AdminMaterial, 'id' | 'name'>[];
  isPreviewing: boolean;
  onPreview: () => void;
}

/** Which prices, and by how much. */
export function ChangeForm({ fields, onChange, materials, isPreviewing, onPreview }: ChangeFormProps) {
  const [wasSubmitted, setSubmitted] = useState(false);
  const value = useRef<HTMLInputElement>(null);
  const problem = changeProblem(fields);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem !== null) value.current?.focus();
    else if (!isPreviewing) onPreview();
  };
  const { kind, by } = fields;
  return (
    <form noValidate aria-label={text.title} onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label={text.kind}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => onChange({ kind: target.value as CatalogueKind })}
              options={catalogueKinds.map((known) => ({ value: known, label: text.kinds[known] }))}
            />
          )}
        </Field>
        {kind === 'colors' && (
          <Field label={text.material}>
            {(control) => (
              <Select
                {...control}
                value={fields.materialId}
                onChange={({ target }) => onChange({ materialId: target.value })}
                options={[
                  { value: '', label: text.allMaterials },
                  ...materials.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
            )}
          </Field>
        )}
        <Field label={text.by}>
          {(control) => (
            <Select
              {...control}
              value={by}
              onChange={({ target }) => onChange({ by: target.value === 'amount' ? 'amount' : 'percent' })}
              options={[
                { value: 'percent', label: text.percent },
                { value: 'amount', label: text.amount },
              ]}
            />
          )}
        </Field>
        <Field
          label={text.value[by]}
          aside={text.valueHint[by]}
          error={wasSubmitted && problem !== null ? problem : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={value}
              // Text: a telephone's number keys often have no minus.
              type="text"
              autoComplete="off"
              value={fields.value}
              onChange={({ target }) => onChange({ value: target.value })}
              before={by === 'amount' && <InputCell at="start">£</InputCell>}
              after={by === 'percent' && <InputCell>%</InputCell>}
              className="num"
            />
          )}
        </Field>
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 wide:min-h-8">
        <input
          type="checkbox"
          checked={fields.includeInactive}
          onChange={({ target }) => onChange({ includeInactive: target.checked })}
          className="size-4.5 accent-chalk"
        />
        {text.includeInactive}
      </label>
      <Button type="submit" kind="primary" isPending={isPreviewing}>
        {isPreviewing ? text.previewing : text.preview}
      </Button>
    </form>
  );
}
