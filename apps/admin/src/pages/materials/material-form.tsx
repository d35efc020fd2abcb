import { catalogueLimits, paths, type Material, type Thickness } from '@app/contracts';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { createItemForm } from '../../features/catalogue/item-form';
import { basePriceText, priceLimits } from '../../features/catalogue/price-text';
import { text } from '../../features/catalogue/text';
import { ValueChoices } from '../../features/catalogue/value-choices';
import { fieldOf, NumberField, SwitchField, TextField } from '../../lib/form';
import { MaterialThumb } from './material-thumb';

type MaterialValues = {
  name: string;
  description: string;
  basePrice: string;
  /** One per line, like the applications. */
  features: string;
  applications: string;
  maintenance: string;
  warranty: string;
  /** None: all of them. */
  thicknesses: string[];
  isActive: boolean;
};

export const materialForm = createItemForm<'materials', MaterialValues>({
  kind: 'materials',
  empty: {
    name: '',
    description: '',
    basePrice: '',
    features: '',
    applications: '',
    maintenance: '',
    warranty: '',
    thicknesses: [],
    isActive: true,
  },
  read: {
    features: ({ features }) => features.join('\n'),
    applications: ({ applications }) => applications.join('\n'),
  },
  send: { features: parseEntries, applications: parseEntries },
  show: { thicknesses: text.inThicknesses },
});

/** One entry per line; blank lines are ignored. */
function parseEntries(typed: string): string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

export function entriesProblem(typed: string): string | undefined {
  const { count, length } = catalogueLimits.points;
  const entries = parseEntries(typed);
  if (entries.length > count) return text.tooManyEntries(count);
  return entries.some((entry) => entry.length > length) ? text.entryTooLong(length) : undefined;
}

interface MaterialFieldsProps {
  form: UseFormReturn<MaterialValues>;
  shopMaterial: Material | undefined;
}

export function MaterialFields({ form, shopMaterial }: MaterialFieldsProps) {
  const [name, basePrice, features, thicknesses] = useWatch({
    control: form.control,
    name: ['name', 'basePrice', 'features', 'thicknesses'],
  });
  const priceText = basePriceText(basePrice);
  const field = fieldOf(form, text.labels);
  const entries = { isLong: true, validate: entriesProblem };
  return (
    <>
      <TextField {...field('name')} requiredMessage={text.missing.name} maxLength={catalogueLimits.name} />
      <TextField {...field('description')} isLong maxLength={catalogueLimits.description} />
      <NumberField
        {...field('basePrice')}
        prefix="£"
        suffix={text.perUnit}
        hint={
          <>
            <span className="num block">{priceText ? text.approximately(priceText) : text.noPrice}</span>
            {text.notQuoted}
          </>
        }
        {...priceLimits.basePrice}
      />
      <ShopCardPreview name={name} price={priceText?.inTheShop} features={features} inShop={shopMaterial} />
      <TextField {...field('features')} hint={text.featuresHint} {...entries} />
      <TextField {...field('applications')} hint={text.applicationsHint} {...entries} />
      <TextField {...field('maintenance')} isLong maxLength={catalogueLimits.text} />
      <TextField {...field('warranty')} isLong maxLength={catalogueLimits.text} />
      <ValueChoices<Thickness>
        label={text.labels.thicknesses}
        hint={text.thicknessesHint}
        path={paths.thicknesses}
        valueOf={({ value }) => value}
        chosen={thicknesses}
        field={form.register('thicknesses')}
      />
      <SwitchField {...field('isActive')} hint={text.kinds.materials.switchHint} />
    </>
  );
}

interface ShopCardPreviewProps {
  name: string;
  /** 'From £57.60/sq ft (£620.00/m²)'; undefined: not a valid price. */
  price: string | undefined;
  /** The card shows the first three (specification §2). */
  features: string;
  inShop: Material | undefined;
}

const featuresOnCard = 3;

const ShopCardPreview = ({ name, price, features, inShop }: ShopCardPreviewProps) => (
  <div>
    <h3 className="mb-1.25 text-small font-label">{text.shopPrints}</h3>
    <div className="grid grid-cols-[56px_minmax(0,1fr)] gap-3 rounded-dialog border border-line px-3.5 py-3">
      <MaterialThumb material={inShop} className="size-14 rounded-1" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-display text-subtitle">{name.trim() || text.noName}</p>
        <p className="num">{price ?? text.noPrice}</p>
        <ul className="mt-1 text-caption text-ink-2">
          {parseEntries(features)
            .slice(0, featuresOnCard)
            .map((feature, index) => (
              <li key={index}>{feature}</li>
            ))}
        </ul>
      </div>
    </div>
    <p className="mt-1 text-caption text-ink-3">{text.advertisingOnly}</p>
  </div>
);
