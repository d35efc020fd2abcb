import { thicknessesOf, type Color, type TradePrices } from '@app/contracts';
import type { ReactNode } from 'react';
import type { Attachments } from '../../../attachments/use-attachments';
import { steps, type StepName, missingFields } from '../../configuration/fields';
import { measurementError, text } from '../../text';
import { HowToMeasureLink } from '../how-to-measure-link';
import { ColorStep } from './color-step';
import { MaterialStep } from './material-step';
import { SinkStep } from './sink-step';
import { SizeStep } from './size-step';
import type { StepProps } from './step-props';
import { StepSection } from './step-section';

interface StepsFormProps extends Omit<StepProps, 'promptFor'> {
  /** null: everybody's prices. */
  trade: TradePrices | null;
  /** null: all steps. */
  onlyStep: StepName | null;
  onViewImages: (color: Color) => void;
  attachments: Attachments;
  oversize?: ReactNode;
}

export function StepsForm({
  catalogue,
  selection,
  form,
  contradictions,
  trade,
  dispatch,
  onlyStep,
  onViewImages,
  attachments,
  oversize,
}: StepsFormProps) {
  const { values, wasAttempted, blurredSides } = form;
  const missing = missingFields(selection);
  const promptFor: StepProps['promptFor'] = (field) =>
    wasAttempted && missing.includes(field) ? text.prompts[field] : null;
  const errorOf = (side: 'length' | 'width') =>
    measurementError(side, selection[side], { isFinal: wasAttempted || blurredSides.includes(side) });

  const stepProps: StepProps = { catalogue, selection, form, dispatch, contradictions, promptFor };
  const contents: Record<StepName, () => ReactNode> = {
    material: () => <MaterialStep {...stepProps} />,
    size: () => (
      <SizeStep
        values={values}
        errors={{ length: errorOf('length'), width: errorOf('width') }}
        onChange={(field, value) => dispatch({ kind: 'typed', field, value })}
        onBlur={(field) => dispatch({ kind: 'blurred', field })}
        thicknesses={thicknessesOf(catalogue.thicknesses, selection.material)}
        thickness={selection.thickness}
        onChooseThickness={(thicknessId) => dispatch({ kind: 'thickness', thicknessId })}
        thicknessError={selection.thicknessRefusal ?? promptFor('thickness')}
        contradictions={contradictions}
        oversize={oversize}
      />
    ),
    color: () => <ColorStep {...stepProps} onViewImages={onViewImages} />,
    sink: () => <SinkStep {...stepProps} trade={trade} attachments={attachments} />,
  };

  const summaries: Partial<Record<StepName, ReactNode>> = {
    // Placed before the fields, so that Tab leads from length to width.
    size: <HowToMeasureLink />,
    color: selection.material?.name,
  };
  // With all steps visible, the colours appear once a material is chosen (specification §2).
  const shownSteps = onlyStep ? [onlyStep] : steps.filter((step) => step !== 'color' || selection.material);
  return shownSteps.map((step) => (
    <StepSection key={step} step={step} isNumbered={onlyStep === null} summary={summaries[step]}>
      {contents[step]()}
      {/* On a phone the last step is far from the size. */}
      {onlyStep === 'sink' && oversize}
    </StepSection>
  ));
}
