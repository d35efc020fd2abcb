import { catalogueLimits, type AdminColor, type AdminMaterial } from '@app/contracts';
import { Field, InputCell, TextInput } from '@app/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { createItemForm } from '../../features/catalogue/item-form';
import { exampleText, priceLimits } from '../../features/catalogue/price-text';
import { text } from '../../features/catalogue/text';
import {
  asDecimal,
  errorOf,
  fieldOf,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
} from '../../lib/form';

type ColorValues = {
  name: string;
  /** An id as text; '' for none. */
  materialId: string;
  priceModifier: string;
  hexCode: string;
  isActive: boolean;
};

/**
 * Pictures are not part of the form: each is saved as soon as it is chosen.
 * @param nameOfMaterial names an id, to compare two versions
 */
export const colorForm = (nameOfMaterial: (id: string) => string) =>
  createItemForm<'colors', ColorValues>({
    kind: 'colors',
    empty: { name: '', materialId: '', priceModifier: '0.00', hexCode: '#FFFFFF', isActive: false },
    read: { materialId: (item) => String(item.materialId), hexCode: (item) => item.hexCode?.toUpperCase() },
    send: { materialId: Number, hexCode: (typed) => readHexCode(typed) ?? typed },
    show: { materialId: nameOfMaterial },
  });

/** '#RRGGBB' from typed or pasted text: without hash or with three digits will do. null: not a colour. */
export function readHexCode(typed: string): string | null {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim());
  if (!match?.[1]) return null;
  const digits = match[1].length === 3 ? match[1].replace(/./g, '$&$&') : match[1];
  return `#${digits.toUpperCase()}`;
}

export function ColorFields({
  form,
  color,
  materials,
}: {
  form: UseFormReturn<ColorValues>;
  /** null: a new one. */
  color: AdminColor | null;
  materials: readonly AdminMaterial[];
}) {
  const price = useWatch({ control: form.control, name: 'priceModifier' });
  const field = fieldOf(form, text.labels);
  const isReady = color !== null && color.imageUrl !== null && Number(asDecimal(price, 2)) > 0;
  const mayBeActive = isReady || color?.isActive === true;
  return (
    <>
      <TextField {...field('name')} requiredMessage={text.missing.name} maxLength={catalogueLimits.name} />
      <SelectField
        {...field('materialId')}
        validate={(value) => (value === '' ? text.missing.material : undefined)}
        options={[
          { value: '', label: text.chooseMaterial },
          ...materials.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <NumberField
        {...field('priceModifier')}
        prefix="£"
        suffix={text.perUnit}
        hint={<span className="num">{exampleText(price) ?? text.noPrice}</span>}
        {...priceLimits.perUnit}
      />
      <HexField form={form} />
      <SwitchField
        {...field('isActive')}
        hint={mayBeActive ? text.kinds.colors.switchHint : text.notReady}
        isDisabled={!mayBeActive}
      />
    </>
  );
}

function HexField({ form }: { form: UseFormReturn<ColorValues> }) {
  const typed = useWatch({ control: form.control, name: 'hexCode' });
  const binding = form.register('hexCode', {
    validate: (value) => (readHexCode(value) === null ? text.badHexCode : undefined),
  });
  return (
    <Field label={text.labels.hexCode} error={errorOf(form, 'hexCode')}>
      {(control) => (
        <TextInput
          {...control}
          {...binding}
          autoComplete="off"
          spellCheck={false}
          maxLength={9}
          className="num"
          before={
            <InputCell at="start">
              <input
                type="color"
                aria-label={text.pickColor}
                // A colour input only accepts complete colours; until then it stays white.
                value={readHexCode(typed)?.toLowerCase() ?? '#ffffff'}
                onChange={({ target }) =>
                  form.setValue('hexCode', target.value.toUpperCase(), {
                    shouldDirty: true,
                    shouldValidate: form.formState.isSubmitted,
                  })
                }
                className="size-6 cursor-pointer appearance-none rounded-2 border-0 bg-transparent p-0 [&::-moz-color-swatch]:rounded-2 [&::-moz-color-swatch]:border-line-strong [&::-webkit-color-swatch]:rounded-2 [&::-webkit-color-swatch]:border [&::-webkit-color-swatch]:border-line-strong [&::-webkit-color-swatch-wrapper]:p-0"
              />
            </InputCell>
          }
        />
      )}
    </Field>
  );
}
