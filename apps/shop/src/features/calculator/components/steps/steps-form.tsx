import { type Catalogue, type Selection, contradictionsOfSelection, realCutouts } from '@app/configuration';
import { thicknessesOf, type Color, type TradePrices } from '@app/contracts';
import type { ReactNode } from 'react';
import type { Attachments } from '../../../attachments/use-attachments';
import { steps, type FieldName, type StepName, missingFields } from '../../configuration/fields';
import type { ConfigurationForm, FormEvent } from '../../hooks/configuration-form';
import { measurementError, text } from '../../text';
import { LayoutButton } from '../layout/layout-button';
import { ColorStep } from './color-step';
import { MaterialStep } from './material-step';
import { SinkStep } from './sink-step';
import { SizeStep } from './size-step';
import { StepSection } from './step-section';

interface StepsFormProps {
  catalogue: Catalogue;
  selection: Selection;
  form: ConfigurationForm;
  /** null: everybody's prices. */
  trade: TradePrices | null;
  dispatch: (event: FormEvent) => void;
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
  trade,
  dispatch,
  onlyStep,
  onViewImages,
  attachments,
  oversize,
}: StepsFormProps) {
  const { values, wasAttempted, blurredSides } = form;
  const contradictions = contradictionsOfSelection(selection);
  const missing = missingFields(selection);
  const promptFor = (field: Exclude<FieldName, 'length' | 'width' | 'sink'>) =>
    wasAttempted && missing.includes(field) ? text.prompts[field] : null;
  const errorOf = (side: 'length' | 'width') =>
    measurementError(side, selection[side], { isFinal: wasAttempted || blurredSides.includes(side) });

  const contents: Record<StepName, () => ReactNode> = {
    material: () => (
      <MaterialStep
        materials={catalogue.materials}
        chosen={selection.material}
        onChoose={(materialId) => dispatch({ kind: 'material', materialId })}
        error={promptFor('material')}
      />
    ),
    size: () => (
      <SizeStep
        values={values}
        errors={{ length: errorOf('length'), width: errorOf('width') }}
        onChange={(field, value) => dispatch({ kind: 'typed', field, value })}
        onBlur={(field) => dispatch({ kind: 'left', field })}
        thicknesses={thicknessesOf(catalogue.thicknesses, selection.material)}
        thickness={selection.thickness}
        onChooseThickness={(thicknessId) => dispatch({ kind: 'thickness', thicknessId })}
        thicknessError={promptFor('thickness')}
        contradictions={contradictions}
        oversize={oversize}
      />
    ),
    color: () => (
      <ColorStep
        material={selection.material}
        chosen={selection.color}
        size={selection.size}
        onChoose={(colorId) => dispatch({ kind: 'color', colorId })}
        onViewImages={onViewImages}
        error={promptFor('color')}
      />
    ),
    sink: () => (
      <SinkStep
        sinkTypes={catalogue.sinkTypes}
        chosen={selection.sinkChoice}
        onChoose={(sinkTypeId) => dispatch({ kind: 'sink', sinkTypeId })}
        cutouts={realCutouts(catalogue.cutouts)}
        chosenCutouts={selection.cutouts}
        onToggle={(cutoutId) => dispatch({ kind: 'cutout', cutoutId })}
        contradictions={contradictions}
        layout={
          <LayoutButton
            selection={selection}
            trade={trade}
            onChange={(layout) => dispatch({ kind: 'layout', layout })}
          />
        }
        quantity={values.quantity}
        wasReset={form.wasReset}
        onQuantityChange={(quantity) => dispatch({ kind: 'quantity', quantity })}
        notes={values.notes}
        onNotesChange={(value) => dispatch({ kind: 'typed', field: 'notes', value })}
        attachments={attachments}
      />
    ),
  };

  // With all steps visible, the colours appear once a material is chosen (specification §2).
  const shownSteps = onlyStep ? [onlyStep] : steps.filter((step) => step !== 'color' || selection.material);
  return shownSteps.map((step) => (
    <StepSection
      key={step}
      step={step}
      isNumbered={onlyStep === null}
      summary={step === 'color' ? selection.material?.name : undefined}
    >
      {contents[step]()}
      {/* On a phone the last step is far from the size. */}
      {onlyStep === 'sink' && oversize}
    </StepSection>
  ));
}
