import { positionRows } from '@app/configuration';
import { handedOver, type OrderStage, paths, type TopToMake, workshopStages } from '@app/contracts';
import { Badge, Button, cx, londonDay, showToast, weekdayDate } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { ClipboardList, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useRoute } from 'wouter';
import { allowedMovesOf } from '../../features/board/order-moves';
import { describeTop } from '../../features/production/describe-top';
import { HoldReasonDialog, holdErrorOf, type HoldError } from '../../features/production/hold-reason';
import { ProblemDialog } from '../../features/production/problem-dialog';
import { TrueSizeLinks } from '../../features/measurements/true-size-links';
import { partsOf } from '../../features/measurements/measurement-fields';
import { templateRow } from '../../features/measurements/template-row';
import { drawingRecord, drawingText, mayBeCut } from '../../features/measurements/drawing-record';
import { problemText } from '../../features/production/text';
import { TopLoad } from '../../features/production/top-load';
import { TopHolds } from '../../features/production/top-holds';
import { TopDrawing } from '../../features/production/top-drawing';
import { stageLabels, stageTones } from '../../features/quotes/state-labels';
import { showErrorToast, useAdminMutation, useAdminQuery } from '../../lib/api';
import { ConfirmDialog, inNewTab, LinkButton, Notice } from '../../lib/controls';
import { AdminPage, Card, DescriptionList, Loaded } from '../../lib/page';
import { shortTime } from '../../lib/status/short-time';
import { orderPath } from '../../lib/use-url-state';
import { CutList } from './cut-list';
import { DealtWithButton } from './dealt-with-button';
import { text } from './text';

/** It stays open on a screen on the wall. */
const refreshMs = 30_000;

export function TopPage() {
  const [, params] = useRoute('/tops/:reference');
  const reference = params?.reference ?? '';
  const query = useAdminQuery<TopToMake>(paths.topToMake(reference), { refreshMs });
  const [isReporting, setReporting] = useState(false);
  return (
    <AdminPage
      title={reference}
      back={{ label: text.board, href: '/board' }}
      actions={
        <>
          <LinkButton href={paths.jobSheets(reference)} {...inNewTab} icon={ClipboardList}>
            {text.jobSheet}
          </LinkButton>
          <Button icon={TriangleAlert} onClick={() => setReporting(true)}>
            {problemText.report}
          </Button>
        </>
      }
    >
      <Loaded query={query} loading={text.loading} skeletons={['h-60 w-full', 'h-80 w-full']}>
        {(found) => <Content found={found} />}
      </Loaded>
      {isReporting && query.data && (
        <ProblemDialog
          reference={reference}
          stage={query.data.top.stage}
          isWorkshop={query.data.orderId === null}
          onClose={() => setReporting(false)}
        />
      )}
    </AdminPage>
  );
}

const Content = ({ found }: { found: TopToMake }) => {
  const { top, sizeLimits, cutList } = found;
  return (
    <div className="grid gap-4">
      <Notices found={found} />
      <div className="grid items-start gap-4 wide:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-4">
          <section aria-label={describeTop(top)} className="grid gap-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <h2 className="text-body font-strong">{describeTop(top)}</h2>
              {top.stage && <Badge tone={stageTones[top.stage]}>{stageLabels[top.stage]}</Badge>}
              <Due found={found} />
            </div>
            <StageButtons found={found} />
            <TopDrawing top={top} sizeLimits={sizeLimits} />
            <TopLoad top={top} />
            <div className="flex flex-wrap gap-2">
              <TrueSizeLinks
                reference={top.reference}
                isAgreed={cutList.length > 0 && mayBeCut(top.measurements)}
              />
            </div>
          </section>
          <Photos found={found} />
          <Details found={found} />
        </div>
        {cutList.length > 0 && top.measurements && (
          <CutList reference={top.reference} steps={cutList} version={top.measurements.version} />
        )}
      </div>
    </div>
  );
};

const Due = ({ found: { top, due } }: { found: TopToMake }) =>
  due && (
    <span className={cx('num text-small', due.on < londonDay() ? 'font-label text-bad' : 'text-ink-2')}>
      {due.isBooked ? text.due[top.isDelivery ? 'delivery' : 'collection'] : text.due.by}{' '}
      {weekdayDate(due.on)}
    </span>
  );

function Notices({ found: { top, blocker, replacedBy } }: { found: TopToMake }) {
  const reason = replacedBy ? text.replacedBy(replacedBy) : blocker;
  return (
    <div className="grid gap-3 empty:hidden">
      {reason && (
        <Notice tone="bad" title={text.doNotCut}>
          {reason}
        </Notice>
      )}
      {!reason && isUnsigned(top) && (
        <Notice tone="bad" title={drawingText.notSigned}>
          {drawingText.notSignedDetail}
        </Notice>
      )}
      <TopHolds
        top={top}
        actionOf={(problem) => <DealtWithButton reference={top.reference} problem={problem} />}
      />
    </div>
  );
}

/** The customer has not agreed to the drawing, and staff have given no reason to cut without. */
const isUnsigned = ({ measurements, isMeasured, stage }: TopToMake['top']): boolean =>
  isMeasured && !mayBeCut(measurements) && !handedOver.some((finalStage) => finalStage === stage);

function StageButtons({ found: { top, cutList } }: { found: TopToMake }) {
  const { reference, stage, isMeasured } = top;
  const [asked, setAsked] = useState<{ to: OrderStage; about: HoldError | 'steps' } | null>(null);
  const move = useAdminMutation({
    mutationFn: ({ to, reason }: { to: OrderStage; reason?: string }) =>
      apiMutation('PUT', paths.topStage(reference), { stage: to, from: stage, reason }),
    invalidates: ['orders'],
    onSuccess: (_, { to }) => showToast({ title: text.moved(stageLabels[to]) }),
  });
  const start = (to: OrderStage) =>
    move.mutate(
      { to },
      {
        onSuccess: () => setAsked(null),
        onError: (error) => {
          const about = holdErrorOf(error);
          setAsked(about && { to, about });
          if (!about) showErrorToast(error, text.moveFailed);
        },
      },
    );
  const openSteps = cutList.filter(({ doneAt }) => doneAt === null).length;
  if (!stage || !workshopStages.includes(stage)) return null;
  const moves = allowedMovesOf({ id: reference, reference, stage, isCompleted: false, isMeasured }).filter(
    (to) => workshopStages.includes(to),
  );
  const isForward = (to: OrderStage) => workshopStages.indexOf(to) > workshopStages.indexOf(stage);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {[...moves]
          .sort((a, b) => Number(isForward(b)) - Number(isForward(a)))
          .map((to) => (
            <Button
              key={to}
              kind={isForward(to) ? 'primary' : undefined}
              isPending={move.isPending && move.variables.to === to}
              onClick={() => (to === 'ready' && openSteps > 0 ? setAsked({ to, about: 'steps' }) : start(to))}
            >
              {labelOf(to, isForward(to))}
            </Button>
          ))}
      </div>
      <ConfirmDialog
        isOpen={asked?.about === 'steps'}
        onClose={() => setAsked(null)}
        title={text.stepsTitle(openSteps, cutList.length)}
        description={text.stepsDetail}
        confirmLabel={text.moveForward.ready}
        isDanger={false}
        isPending={move.isPending}
        onConfirm={() => asked && start(asked.to)}
      />
      {asked && asked.about !== 'steps' && (
        <HoldReasonDialog
          reference={reference}
          holdError={asked.about}
          top={top}
          onSubmit={(reason) => move.mutateAsync({ to: asked.to, reason })}
          successToast={{ title: text.moved(stageLabels[asked.to]) }}
          failure={text.moveFailed}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

const labelOf = (to: OrderStage, isForward: boolean): string =>
  to === 'in-production' && !isForward
    ? text.moveBack
    : text.moveForward[to as keyof typeof text.moveForward];

const Photos = ({ found: { top, photos } }: { found: TopToMake }) =>
  photos.length > 0 && (
    <Card title={text.photos}>
      <ul className="grid grid-cols-2 gap-2.5 wide:grid-cols-3">
        {photos.map(({ id, purpose, createdAt }) => (
          <li key={id}>
            <a href={paths.topPhoto(top.reference, id)} {...inNewTab} className="grid gap-1">
              <img
                src={paths.topPhoto(top.reference, id)}
                alt={text.photoPurposes[purpose]}
                loading="lazy"
                className="aspect-4/3 w-full rounded-1 border border-line object-cover"
              />
              <span className="text-caption text-ink-2">
                {text.photoPurposes[purpose]}, {shortTime(createdAt)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );

function Details({ found: { top, orderId } }: { found: TopToMake }) {
  const { measurements, sinkType } = top;
  return (
    <Card title={text.details}>
      <DescriptionList
        rows={[
          [
            text.order,
            [!orderId && top.order, top.place.of > 1 && text.place(top.place)].filter(Boolean).join(', '),
          ],
          [text.stone, `${top.material.name}, ${top.color.name}`],
          [text.thickness, top.thickness.displayName],
          [text.quantity, top.quantity > 1 && text.pieces(top.quantity)],
          [text.sink, !sinkType && text.noSink],
          ...positionRows(measurements?.layout ?? null, partsOf(top)),
          templateRow(measurements?.layout ?? top.layout),
          [text.included, top.included.join(' ')],
          [text.customersNote, top.note && <Note key="note" words={top.note} />],
          [text.note, measurements?.note && <Note key="sizes" words={measurements.note} />],
          [text.access, top.access && <Note key="access" words={top.access} />],
          [text.handOver, top.isDelivery ? text.delivery : text.collection],
          [
            text.measured,
            measurements && text.measuredBy(shortTime(measurements.recordedAt), measurements.by),
          ],
          [drawingText.drawing, measurements && drawingRecord(measurements)],
        ]}
      />
      {orderId && (
        <LinkButton to={orderPath(orderId)} className="mt-4">
          {text.order} {top.order}
        </LinkButton>
      )}
    </Card>
  );
}

const Note = ({ words }: { words: string }) => (
  <span className="whitespace-pre-line [overflow-wrap:anywhere]">{words}</span>
);
