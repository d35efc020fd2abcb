import type { Color } from '@app/contracts';
import { formatGbp, priceSurface, toPence, type Size } from '@app/pricing';
import { OptionCard, wholeReferencesAndAmounts } from '@app/ui';
import { Maximize2 } from 'lucide-react';
import { StoneSwatch } from '../../../materials/stone-swatch';
import { text } from '../../text';
import { ChoiceGroup } from './choice-group';
import type { StepProps } from './step-props';

interface ColorStepProps extends StepProps {
  onViewImages: (color: Color) => void;
}

/** The colours of the material, with their prices for the entered size. */
export function ColorStep({ selection, dispatch, promptFor, onViewImages }: ColorStepProps) {
  const { material, color: chosen, size } = selection;
  if (!material) return <p className="text-ink-2">{text.chooseMaterialFirst}</p>;
  if (material.colors.length === 0) return <p className="text-ink-2">{text.noColors}</p>;
  return (
    <ChoiceGroup
      field="color"
      label={text.stepNames.color}
      error={promptFor('color')}
      className="grid grid-cols-2 gap-2.5 tablet:grid-cols-[repeat(auto-fill,minmax(160px,1fr))] tablet:gap-3 desktop:grid-cols-3 min-[1320px]:grid-cols-4"
    >
      {material.colors.map((color) => (
        <OptionCard
          key={color.id}
          name="color"
          value={String(color.id)}
          isChosen={color.id === chosen?.id}
          onChoose={() => dispatch({ kind: 'color', colorId: color.id })}
          onClear={() => dispatch({ kind: 'color', colorId: null })}
          title={color.name}
          detail={wholeReferencesAndAmounts(priceText(color, size))}
          picture={
            <StoneSwatch
              color={color}
              sizes="(min-width: 1100px) 185px, (min-width: 760px) 210px, 45vw"
              className="mx-1.5 mt-1.5 block aspect-4/3 w-[calc(100%-12px)] rounded-1 object-cover"
            />
          }
          corner={
            color.images.length > 0 && (
              <button
                type="button"
                aria-label={text.viewImages(color.name)}
                onClick={() => onViewImages(color)}
                className="group/zoom grid size-11 place-items-center"
              >
                <span className="grid size-8 place-items-center rounded-full bg-surface/94 transition-colors group-hover/zoom:bg-sunken">
                  <Maximize2 className="size-4" strokeWidth={1.5} />
                </span>
              </button>
            )
          }
        />
      ))}
    </ChoiceGroup>
  );
}

function priceText({ priceModifier }: Color, size: Size | null): string {
  const rate = toPence(priceModifier);
  return size ? text.atYourSize(formatGbp(priceSurface(size, rate))) : text.perUnit(formatGbp(rate));
}
