import { pricedKinds, type AdminMaterial } from '@app/contracts';
import { Field, InputCell, TextInput } from '@app/ui';
import { useEffect } from 'react';
import { type EditFormState, errorOf, fieldOf, FormButtons, SelectField } from '../../../lib/form';
import { changeProblem, type PriceChangeFields } from './price-change-form';
import { text } from './text';

interface ChangeFormProps {
  edit: EditFormState<PriceChangeFields, PriceChangeFields>;
  materials: readonly Pick<AdminMaterial, 'id' | 'name'>[];
}

export function ChangeForm({ edit, materials }: ChangeFormProps) {
  const { form } = edit;
  const [kind, by] = form.watch(['kind', 'by']);
  // The allowed decimals depend on what is changed.
  useEffect(() => {
    if (form.getFieldState('value').error) void form.trigger('value');
  }, [form, kind, by]);
  const field = fieldOf(form, text.labels);
  return (
    <form noValidate aria-label={text.title} onSubmit={edit.submit} className="grid gap-4">
      <div className="grid gap-4 tablet:grid-cols-2">
        <SelectField
          {...field('kind')}
          options={pricedKinds.map((value) => ({ value, label: text.kinds[value] }))}
        />
        {kind === 'colors' && (
          <SelectField
            {...field('materialId')}
            options={[
              { value: '', label: text.allMaterials },
              ...materials.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        )}
        <SelectField
          {...field('by')}
          options={(['percent', 'amount'] as const).map((value) => ({ value, label: text.units[value] }))}
        />
        <Field label={text.value[by]} aside={text.valueHint[by]} error={errorOf(form, 'value')}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('value', { validate: (_, fields) => changeProblem(fields) ?? undefined })}
              // A text field: number keypads on phones often have no minus.
              type="text"
              autoComplete="off"
              before={by === 'amount' && <InputCell at="start">£</InputCell>}
              after={by === 'percent' && <InputCell>%</InputCell>}
              className="num"
            />
          )}
        </Field>
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5 wide:min-h-8">
        <input type="checkbox" {...form.register('includeInactive')} className="size-4.5 accent-chalk" />
        {text.includeInactive}
      </label>
      <FormButtons edit={edit} submitLabel={text.preview} pendingLabel={text.previewing} isWide />
    </form>
  );
}
