import type { Contradiction } from '@app/configuration';
import { noSinkName, quoteLimits, type Cutout, type SinkType } from '@app/contracts';
import { formatGbp, includesBasin, toPence } from '@app/pricing';
import {
  CheckRow,
  Field,
  lazyComponent,
  lengthProblem,
  OptionCard,
  Stepper,
  TextArea,
  keepUnbroken,
} from '@app/ui';
import { useState, type ReactNode } from 'react';
import type { Attachments } from '../../../attachments/use-attachments';
import { text } from '../../text';
import { ChoiceGroup } from './choice-group';
import { Contradictions } from '../contradictions';
import { CutoutDrawing } from './cutout-drawing';
import { SinkDrawing } from './sink-drawing';

const AttachmentsField = lazyComponent(() =>
  import(/* webpackChunkName: "attachments-field" */ '../../../attachments/attachments-field').then(
    (it) => it.AttachmentsField,
  ),
);

interface SinkStepProps {
  sinkTypes: readonly SinkType[];
  chosen: SinkType | null;
  onChoose: (sinkTypeId: number) => void;
  cutouts: readonly Cutout[];
  chosenCutouts: readonly Cutout[];
  onToggle: (cutoutId: number) => void;
  contradictions: readonly Contradiction[];
  /** Opens the positions of the chosen parts. */
  layout: ReactNode;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  wasReset: boolean;
  notes: string;
  onNotesChange: (notes: string) => void;
  /** Photos and plans beside the notes. */
  attachments: Attachments;
}

export function SinkStep(props: SinkStepProps) {
  const [isQuantityInvalid, setQuantityInvalid] = useState(false);
  if (props.wasReset && isQuantityInvalid) setQuantityInvalid(false);
  return (
    <>
      <ChoiceGroup
        field="sink"
        label={text.stepNames.sink}
        className="grid grid-cols-2 gap-2.5 tablet:grid-cols-[repeat(auto-fill,minmax(128px,1fr))] desktop:grid-cols-3 min-[1320px]:grid-cols-6"
      >
        {props.sinkTypes.map((sink) => (
          <OptionCard
            key={sink.id}
            name="sink"
            value={String(sink.id)}
            isChosen={sink.id === props.chosen?.id}
            onChoose={() => props.onChoose(sink.id)}
            title={sink.name}
            detail={keepUnbroken(
              sink.name === noSinkName
                ? extraCost(sink)
                : text.sinkPrice(extraCost(sink), includesBasin(sink)),
            )}
            picture={<SinkDrawing name={sink.name} />}
          />
        ))}
      </ChoiceGroup>
      <Contradictions contradictions={props.contradictions} about="sink" />
      {props.cutouts.length > 0 && (
        <fieldset className="mt-6.5 min-w-0">
          <legend className="mb-2.5 text-label font-label">{text.cutouts}</legend>
          <div className="grid gap-2.5 min-[1320px]:grid-cols-2">
            {props.cutouts.map((cutout) => (
              <CheckRow
                key={cutout.id}
                title={cutout.name}
                detail={cutout.description}
                drawing={<CutoutDrawing name={cutout.name} />}
                price={extraCost(cutout)}
                isChecked={props.chosenCutouts.includes(cutout)}
                onToggle={() => props.onToggle(cutout.id)}
              />
            ))}
          </div>
          <Contradictions contradictions={props.contradictions} about="cutouts" />
        </fieldset>
      )}
      {props.layout}
      <div className="mt-6">
        <Field label={text.quantity} error={isQuantityInvalid ? text.quantityRange : null}>
          {(control) => (
            <Stepper
              {...control}
              {...quoteLimits.quantity}
              value={props.quantity}
              onChange={props.onQuantityChange}
              onInvalidChange={setQuantityInvalid}
              decreaseLabel={text.oneLess}
              increaseLabel={text.oneMore}
            />
          )}
        </Field>
      </div>
      <div className="mt-6">
        <Field label={text.notes} hint={text.notesHint} error={lengthProblem(props.notes, quoteLimits.notes)}>
          {(control) => (
            <TextArea
              {...control}
              name="notes"
              value={props.notes}
              onChange={(event) => props.onNotesChange(event.target.value)}
            />
          )}
        </Field>
      </div>
      <div className="mt-6">
        <AttachmentsField attachments={props.attachments} />
      </div>
    </>
  );
}

function extraCost({ priceModifier }: { priceModifier: string }): string {
  const price = toPence(priceModifier);
  if (price === 0) return text.noCharge;
  return price < 0 ? formatGbp(price) : `+ ${formatGbp(price)}`;
}
