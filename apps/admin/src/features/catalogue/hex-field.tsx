import { Field, InputCell, TextInput } from '@app/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { errorOf } from '../../lib/form/bound-field';
import { readHexCode, type ColorFields } from './color-form';
import { text } from './text';

/** A colour as digits, with the browser's own picker in front of them. */
export function HexField({ form }: { form: UseFormReturn<ColorFields> }) {
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
                // The picker knows full colours alone; while less is typed it stays white.
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
