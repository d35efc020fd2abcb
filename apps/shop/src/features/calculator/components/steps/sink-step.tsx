import { cutoutNote, realCutouts } from '@app/configuration';
import { noSinkName, quoteLimits, type TradePrices } from '@app/contracts';
import { formatGbp, toPence } from '@app/pricing';
import {
  CheckRow,
  Field,
  lazyComponent,
  lengthProblem,
  OptionCard,
  Stepper,
  TextArea,
  wholeReferencesAndAmounts,
} from '@app/ui';
import { useState } from 'react';
import type { Attachments } from '../../../attachments/use-attachments';
import { text } from '../../text';
import { ChoiceGroup } from './choice-group';
import { Contradictions } from '../contradictions';
import { LayoutButton } from '../layout/layout-button';
import { CutoutDrawing } from './cutout-drawing';
import { SinkDrawing } from './sink-drawing';
import type { StepProps } from './step-props';

const AttachmentsField = lazyComponent(() =>
  import(/* webpackChunkName: "attachments-field" */ '../../../attachments/attachments-field').then(
    (module) => module.AttachmentsField,
  ),
);

interface SinkStepProps extends StepProps {
  /** null: everybody's prices. */
  trade: TradePrices | null;
  /** Photos and plans beside the notes. */
  attachments: Attachments;
}

export function SinkStep(props: SinkStepProps) {
  const { catalogue, selection, form, dispatch, contradictions, trade, attachments } = props;
  const { quantity, notes } = form.values;
  const cutouts = realCutouts(catalogue.cutouts);
  const [isQuantityInvalid, setQuantityInvalid] = useState(false);
  if (form.wasReset && isQuantityInvalid) setQuantityInvalid(false);
  return (
    <>
      <ChoiceGroup
        field="sink"
        label={text.stepNames.sink}
        className="grid grid-cols-2 gap-2.5 tablet:grid-cols-[repeat(auto-fill,minmax(128px,1fr))] desktop:grid-cols-3 min-[1320px]:grid-cols-6"
      >
        {catalogue.sinkTypes.map((sink) => (
          <OptionCard
            key={sink.id}
            name="sink"
            value={String(sink.id)}
            isChosen={sink.id === selection.sinkChoice?.id}
            onChoose={() => dispatch({ kind: 'sink', sinkTypeId: sink.id })}
            title={sink.name}
            detail={wholeReferencesAndAmounts(
              sink.name === noSinkName
                ? extraCost(sink)
                : text.sinkPrice(extraCost(sink), sink.includesBasin),
            )}
            picture={<SinkDrawing name={sink.name} />}
          />
        ))}
      </ChoiceGroup>
      <Contradictions contradictions={contradictions} about="sink" />
      {cutouts.length > 0 && (
        <fieldset className="mt-6.5 min-w-0">
          <legend className="mb-2.5 text-label font-label">{text.cutouts}</legend>
          <div className="grid gap-2.5 min-[1320px]:grid-cols-2">
            {cutouts.map((cutout) => (
              <CheckRow
                key={cutout.id}
                title={cutout.name}
                detail={[cutout.description, cutoutNote(cutout.name)].filter(Boolean).join(', ')}
                drawing={<CutoutDrawing name={cutout.name} />}
                price={extraCost(cutout)}
                isChecked={selection.cutouts.includes(cutout)}
                onToggle={() => dispatch({ kind: 'cutout', cutoutId: cutout.id })}
              />
            ))}
          </div>
          <Contradictions contradictions={contradictions} about="cutouts" />
        </fieldset>
      )}
      <LayoutButton
        selection={selection}
        trade={trade}
        contradictions={contradictions}
        onChange={(layout) => dispatch({ kind: 'layout', layout })}
      />
      <Contradictions contradictions={contradictions} about="room" />
      <div className="mt-6">
        <Field label={text.quantity} error={isQuantityInvalid ? text.quantityRange : null}>
          {(control) => (
            <Stepper
              {...control}
              {...quoteLimits.quantity}
              value={quantity}
              onChange={(count) => dispatch({ kind: 'quantity', quantity: count })}
              onInvalidChange={setQuantityInvalid}
              decreaseLabel={text.oneLess}
              increaseLabel={text.oneMore}
            />
          )}
        </Field>
      </div>
      <div className="mt-6">
        <Field label={text.notes} hint={text.notesHint} error={lengthProblem(notes, quoteLimits.notes)}>
          {(control) => (
            <TextArea
              {...control}
              name="notes"
              value={notes}
              onChange={({ target }) => dispatch({ kind: 'typed', field: 'notes', value: target.value })}
            />
          )}
        </Field>
      </div>
      <div className="mt-6">
        <AttachmentsField attachments={attachments} />
      </div>
    </>
  );
}

function extraCost({ priceModifier }: { priceModifier: string }): string {
  const price = toPence(priceModifier);
  if (price === 0) return text.noCharge;
  return price < 0 ? formatGbp(price) : `+ ${formatGbp(price)}`;
}
