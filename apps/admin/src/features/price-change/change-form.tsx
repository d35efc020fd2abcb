import { catalogueKinds, type AdminMaterial, type CatalogueKind } from '@app/contracts';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../lib/controls/button';
import { Select } from '../../lib/controls/select';
import { fieldFrame, fieldInput, fieldUnit } from '../../lib/form/field-class';
import { FieldRow } from '../../lib/form/field-row';
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
        <FieldRow label={text.kind}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => onChange({ kind: target.value as CatalogueKind })}
              options={catalogueKinds.map((known) => ({ value: known, label: text.kinds[known] }))}
            />
          )}
        </FieldRow>
        {kind === 'colors' && (
          <FieldRow label={text.material}>
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
          </FieldRow>
        )}
        <FieldRow label={text.by}>
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
        </FieldRow>
        <FieldRow
          label={text.value[by]}
          hint={text.valueHint[by]}
          error={wasSubmitted && problem !== null ? problem : undefined}
        >
          {(control) => (
            <div className={fieldFrame}>
              {by === 'amount' && <span className={`${fieldUnit} border-r border-line`}>£</span>}
              <input
                {...control}
                ref={value}
                // Text: a telephone's number keys often have no minus.
                type="text"
                autoComplete="off"
                value={fields.value}
                onChange={({ target }) => onChange({ value: target.value })}
                className={`${fieldInput} num`}
              />
              {by === 'percent' && <span className={`${fieldUnit} border-l border-line`}>%</span>}
            </div>
          )}
        </FieldRow>
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
