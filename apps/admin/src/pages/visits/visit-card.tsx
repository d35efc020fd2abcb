import { type TopCard, travelKinds, type Visit, type Visits } from '@app/contracts';
import { Badge, Button, formatTime, londonDay, Reference } from '@app/ui';
import { Camera, DoorClosed, MapPin, PackageCheck, Phone, Ruler } from 'lucide-react';
import { kindLabels } from '../../features/appointments/text';
import { describeTop } from '../../features/production/describe-top';
import { TopLoad } from '../../features/production/top-load';
import { TopHolds } from '../../features/production/top-holds';
import { TopDrawing } from '../../features/production/top-drawing';
import { stageLabels, stageTones } from '../../features/quotes/state-labels';
import { phoneHref } from '../../lib/contact-links';
import { inNewTab, LinkButton } from '../../lib/controls';
import type { WaitingEntry } from './entry-queue';
import { text } from './text';

const directionsTo = (address: string) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`;

interface VisitCardProps {
  visit: Visit;
  sizeLimits: Visits['sizeLimits'];
  waiting: readonly WaitingEntry[];
  onRecord: (top: TopCard) => void;
  onAddPhotos: (top: TopCard) => void;
  onHandOver: (stage: 'delivered' | 'collected') => void;
  onNobodyThere: () => void;
}

export function VisitCard({
  visit,
  sizeLimits,
  waiting,
  onRecord,
  onAddPhotos,
  onHandOver,
  onNobodyThere,
}: VisitCardProps) {
  const { kind, startsAt, endsAt, customerName, phone, address, isMine, tops, part, toHandOver, order } =
    visit;
  const ofVisit = waiting.filter(({ visitId }) => visitId === visit.id);
  const isHandOver = kind === 'delivery' || kind === 'collection';
  const stage = kind === 'collection' ? 'collected' : 'delivered';
  const access = tops[0]?.access;
  const isDone = tops.every((top) =>
    isHandOver ? top.stage === 'delivered' || top.stage === 'collected' : top.stage !== 'to-measure',
  );
  const canReportNobody =
    !isDone && ofVisit.length === 0 && travelKinds.includes(kind) && londonDay(startsAt) === londonDay();
  const handOver = () => {
    if (toHandOver > 0)
      return (
        <Button kind="primary" icon={PackageCheck} onClick={() => onHandOver(stage)}>
          {text.handOver[stage]}
        </Button>
      );
    return <p className="text-small text-ink-2">{isDone ? text.handedOver : text.notReady}</p>;
  };
  return (
    <li className="rounded-3 border border-line bg-surface px-4 py-4 wide:px-5.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="num text-label font-strong">
          {formatTime(startsAt)} to {formatTime(endsAt)}, {kindLabels[kind]}
        </h3>
        <Reference className="text-small text-ink-2">{order}</Reference>
      </div>
      {!isMine && (
        <p className="mt-1">
          <Badge tone="warn">{text.unassigned}</Badge>
        </p>
      )}
      <p translate="no" className="mt-2 font-label [overflow-wrap:anywhere]">
        {customerName}
      </p>
      {(address || travelKinds.includes(kind)) && (
        <p
          translate={address ? 'no' : undefined}
          className="text-small whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]"
        >
          {address ?? text.noAddress}
        </p>
      )}
      {access && (
        <p className="mt-1 text-small [overflow-wrap:anywhere]">
          <span className="text-ink-3">{text.access}: </span>
          {access}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {address && (
          <LinkButton href={directionsTo(address)} {...inNewTab} icon={MapPin}>
            {text.directions}
          </LinkButton>
        )}
        {phone && (
          <LinkButton href={phoneHref(phone)} icon={Phone}>
            {text.call(phone)}
          </LinkButton>
        )}
      </div>
      {part && <p className="num mt-4 font-strong">{text.takes(part)}</p>}
      <ul className="mt-4 grid gap-4">
        {tops.map((top) => (
          <Top
            key={top.reference}
            top={top}
            sizeLimits={sizeLimits}
            isWaiting={ofVisit.some(({ reference }) => reference === top.reference)}
            onRecord={() => onRecord(top)}
            onAddPhotos={() => onAddPhotos(top)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-2 empty:hidden">
        {ofVisit.some(({ reference }) => reference === null) ? (
          <Badge tone="warn">{text.topWaits}</Badge>
        ) : (
          <>
            {isHandOver && handOver()}
            {canReportNobody && (
              <Button icon={DoorClosed} onClick={onNobodyThere}>
                {text.nobodyThere}
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

interface TopProps {
  top: TopCard;
  sizeLimits: Visits['sizeLimits'];
  isWaiting: boolean;
  onRecord: () => void;
  onAddPhotos: () => void;
}

function Top({ top, sizeLimits, isWaiting, onRecord, onAddPhotos }: TopProps) {
  const { reference, stage, note } = top;
  const isMeasurable = stage === 'to-measure' || stage === 'measured';
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <p className="text-small font-label">{describeTop(top)}</p>
        <Reference className="text-caption text-ink-3">{reference}</Reference>
        {stage && <Badge tone={stageTones[stage]}>{stageLabels[stage]}</Badge>}
      </div>
      <TopHolds top={top} />
      <TopDrawing top={top} sizeLimits={sizeLimits} />
      <TopLoad top={top} />
      {note && (
        <p className="text-small whitespace-pre-line [overflow-wrap:anywhere]">
          <span className="text-ink-3">{text.note}: </span>
          {note}
        </p>
      )}
      {isWaiting ? (
        <p>
          <Badge tone="warn">{text.topWaits}</Badge>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {isMeasurable && (
            <Button kind={stage === 'to-measure' ? 'primary' : undefined} icon={Ruler} onClick={onRecord}>
              {stage === 'to-measure' ? text.record : text.recordAgain}
            </Button>
          )}
          {stage !== 'to-measure' && (
            <Button icon={Camera} onClick={onAddPhotos}>
              {text.addPhotos}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
