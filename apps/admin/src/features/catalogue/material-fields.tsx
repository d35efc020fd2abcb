import { catalogueLimits, type Material } from '@app/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { NumberField } from '../../lib/form/number-field';
import { SwitchField } from '../../lib/form/switch-field';
import { TextField } from '../../lib/form/text-field';
import { entriesProblem, type MaterialFields as Fields } from './material-form';
import { basePriceWords, priceLimits } from './price-words';
import { StorefrontPreview } from './storefront-preview';
import { ThicknessChoices } from './thickness-choices';
import { text } from './text';

interface MaterialFieldsProps {
  form: UseFormReturn<Fields>;
  /** As the shop has it now. */
  inShop: Material | undefined;
}

/** The fields of a material, with what its base price means. */
export function MaterialFields({ form, inShop }: MaterialFieldsProps) {
  const [name, basePrice, features] = useWatch({
    control: form.control,
    name: ['name', 'basePrice', 'features'],
  });
  const words = basePriceWords(basePrice);
  const { labels } = text;
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={labels.name}
        isRequired={text.missing.name}
        maxLength={catalogueLimits.name}
      />
      <TextField
        form={form}
        name="description"
        label={labels.description}
        isLong
        maxLength={catalogueLimits.description}
      />
      <NumberField
        form={form}
        name="basePrice"
        label={labels.basePrice}
        prefix="£"
        suffix={text.perUnit}
        hint={
          <>
            <span className="num block">{words ? text.approximately(words) : text.noPrice}</span>
            {text.notQuoted}
          </>
        }
        {...priceLimits.basePrice}
      />
      <StorefrontPreview name={name} price={words?.inTheShop} features={features} inShop={inShop} />
      <TextField
        form={form}
        name="features"
        label={labels.features}
        isLong
        hint={text.featuresHint}
        validate={entriesProblem}
      />
      <TextField
        form={form}
        name="applications"
        label={labels.applications}
        isLong
        hint={text.applicationsHint}
        validate={entriesProblem}
      />
      <TextField
        form={form}
        name="maintenance"
        label={labels.maintenance}
        isLong
        maxLength={catalogueLimits.text}
      />
      <TextField
        form={form}
        name="warranty"
        label={labels.warranty}
        isLong
        maxLength={catalogueLimits.text}
      />
      <ThicknessChoices form={form} />
      <SwitchField
        form={form}
        name="isActive"
        label={labels.isActive}
        hint={text.kinds.materials.switchHint}
      />
    </>
  );
}
