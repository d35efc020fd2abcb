import { planOfDrawing, positionRows } from '@app/configuration';
import {
  type CustomerOrder,
  maxAgreedByLength,
  type OrderDrawing,
  paths,
  workshopRange,
} from '@app/contracts';
import { planOf } from '@app/drawing';
import { formatSize, quantityPrefix } from '@app/pricing';
import { Button, Field, MeasuredDrawing, Reference, RoomDrawing, TextInput } from '@app/ui';
import { type FormEvent, useState } from 'react';
import { textLinkClass } from '../../../lib/contact-links';
import { text } from '../text';
import { useAgreeToDrawing } from '../use-order';

const drawingsText = text.drawings;

interface OrderDrawingsProps {
  order: Pick<CustomerOrder, 'drawings'>;
  token: string;
}

/** The drawings that the tops are cut by, to agree to. */
export const OrderDrawings = ({ order: { drawings }, token }: OrderDrawingsProps) => (
  <section aria-labelledby="drawings" className="grid grid-cols-[minmax(0,1fr)] gap-7">
    <h2 id="drawings" className="font-display text-h3">
      {drawingsText.title(drawings.length)}
    </h2>
    {drawings.map((drawing) => (
      <TopDrawing key={drawing.quoteId} topDrawing={drawing} hasOthers={drawings.length > 1} token={token} />
    ))}
  </section>
);

interface TopDrawingProps {
  topDrawing: OrderDrawing;
  hasOthers: boolean;
  token: string;
}

function TopDrawing({ topDrawing, hasOthers, token }: TopDrawingProps) {
  const { quoteId, reference, drawing, agreement, canAgree } = topDrawing;
  const { quantity, color, material, thickness, sink, cutouts, layout } = drawing;
  const rows = [
    [drawingsText.stone, `${quantityPrefix(quantity)}${color}, ${material}, ${thickness}`],
    [drawingsText.size, formatSize(drawing)],
    ...positionRows(layout, { sinkName: sink, cutouts }),
  ];
  return (
    <article aria-label={reference}>
      {hasOthers && (
        <h3 className="mb-2 font-strong">
          <Reference>{reference}</Reference>
        </h3>
      )}
      <div className="own-colors -mx-5 border-y border-line bg-plan px-4 pt-4.5 pb-3 tablet:mx-0 tablet:rounded-1 tablet:border-x tablet:px-6 tablet:pt-6">
        <MeasuredDrawing
          plan={planOf({ ...planOfDrawing(drawing), limits: workshopRange })}
          maxHeightPx={360}
        />
        {layout?.room && <RoomDrawing room={layout.room} size={drawing} />}
      </div>
      <p className="mt-2.5 text-small text-ink-3">{drawingsText.caption}</p>
      <dl className="mt-3 border-t border-line">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-4 border-b border-line py-2 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        {agreement && (
          <p role="status" className="font-strong">
            {drawingsText.agreed[agreement.how](agreement.at)}
          </p>
        )}
        {!agreement && canAgree && <AgreeForm topDrawing={topDrawing} token={token} />}
        {!agreement && !canAgree && <p className="text-ink-2">{drawingsText.incomplete}</p>}
        <a href={paths.orderDrawing(token, quoteId)} className={textLinkClass}>
          {drawingsText.pdf}
        </a>
      </div>
    </article>
  );
}

function AgreeForm({
  topDrawing: { quoteId, digest },
  token,
}: Pick<TopDrawingProps, 'topDrawing' | 'token'>) {
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { agree, isPending, failure } = useAgreeToDrawing(token, quoteId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const agreedBy = name.trim();
    setMissing(agreedBy === '');
    if (agreedBy) agree({ digest, agreedBy });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2 border border-line bg-surface px-5.5 py-5"
    >
      <p>{drawingsText.check}</p>
      <Field label={drawingsText.name} error={isMissing ? drawingsText.nameMissing : undefined}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            required
            value={name}
            maxLength={maxAgreedByLength}
            onChange={(event) => {
              setName(event.target.value);
              setMissing(false);
            }}
          />
        )}
      </Field>
      {failure && (
        <p role="alert" className="text-bad">
          {failure.message ?? text.notSent}
        </p>
      )}
      <div>
        <Button type="submit" kind="primary" isPending={isPending}>
          {drawingsText.agree}
        </Button>
      </div>
    </form>
  );
}
