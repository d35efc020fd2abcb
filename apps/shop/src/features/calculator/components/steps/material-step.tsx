import { OptionCard } from '@app/ui';
import { StoneSwatch } from '../../../materials/stone-swatch';
import { text } from '../../text';
import { ChoiceGroup } from './choice-group';
import type { StepProps } from './step-props';

export function MaterialStep({ catalogue: { materials }, selection, dispatch, promptFor }: StepProps) {
  if (materials.length === 0) return <p className="text-ink-2">{text.noMaterials}</p>;
  return (
    <ChoiceGroup
      field="material"
      label={text.stepNames.material}
      error={promptFor('material')}
      className="grid grid-cols-2 gap-2.5 tablet:grid-cols-[repeat(auto-fill,minmax(128px,1fr))] desktop:grid-cols-5"
    >
      {materials.map((material) => (
        <OptionCard
          key={material.id}
          name="material"
          value={String(material.id)}
          isChosen={material.id === selection.material?.id}
          onChoose={() => dispatch({ kind: 'material', materialId: material.id })}
          title={material.name}
          picture={
            <StoneSwatch
              color={
                material.colors.find(({ images }) => images.length > 0) ?? { hexCode: '#edede8', images: [] }
              }
              sizes="(min-width: 1100px) 150px, (min-width: 760px) 170px, 45vw"
              className="mx-1.5 mt-1.5 block aspect-16/11 w-[calc(100%-12px)] rounded-1 object-cover"
            />
          }
        />
      ))}
    </ChoiceGroup>
  );
}
