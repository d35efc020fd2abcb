import {
  paths,
  type AdminQuoteDetail,
  type SaveMeasurementsResponse,
  type UnsignedDrawing,
} from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Badge, Button, MeasuredDrawing } from '@app/ui';
import { FileText, PencilRuler, Ruler } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { inNewTab, LinkButton } from '../../lib/controls';
import { PanelSection } from '../../lib/page';
import { timeInSentence } from '../../lib/status/short-time';
import { drawingText, mayBeCut } from './drawing-record';
import { MeasuredDetails } from './measured-details';
import { planOfFields, initialFields } from './measurement-fields';
import { MeasurementsForm } from './measurements-form';
import { RevisionStateNotice } from './revision-state';
import { SendDrawingButton } from './send-drawing-button';
import { text } from './text';
import { TrueSizeLinks } from './true-size-links';

interface StateProps {
  quote: AdminQuoteDetail;
  saved: SaveMeasurementsResponse | null;
}

interface MeasurementsSectionProps {
  quote: AdminQuoteDetail;
  unsignedDrawing?: UnsignedDrawing | null;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
}

export function MeasurementsSection({ quote, unsignedDrawing, isEditing, onEdit }: MeasurementsSectionProps) {
  const [saved, setSaved] = useState<SaveMeasurementsResponse | null>(null);
  const measurements = quote.measurements ?? saved?.measurements ?? null;
  const close = () => onEdit(false);
  // Gets the focus back when the form closes.
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <PanelSection title={text.title} aside={<StateBadge quote={quote} saved={saved} />}>
      <div className="grid gap-3.5">
        <Revisions quote={quote} saved={saved} />
        {isEditing ? (
          <MeasurementsForm
            quote={quote}
            onCancel={close}
            onSaved={(response) => {
              setSaved(response);
              close();
            }}
          />
        ) : (
          <>
            {measurements ? (
              <>
                <div className="own-colors rounded-3 border border-line bg-surface p-2">
                  <MeasuredDrawing
                    plan={planOfFields(quote, initialFields({ ...quote, measurements }))}
                    maxHeightPx={200}
                  />
                </div>
                <MeasuredDetails measurements={measurements} quote={quote} />
              </>
            ) : (
              <p className="text-small text-ink-2">{text.noneYet}</p>
            )}
            <div className="flex flex-wrap items-center gap-2">
              {!recordingBlockerOf(quote) && (
                <Button ref={opener} icon={Ruler} onClick={() => onEdit(true)}>
                  {measurements ? text.change : text.record}
                </Button>
              )}
              {quote.isMeasured && (
                <LinkButton href={paths.topDrawing(quote.id)} {...inNewTab} icon={PencilRuler}>
                  {drawingText.pdf}
                </LinkButton>
              )}
              {unsignedDrawing?.isComplete && quote.customerEmail && (
                <SendDrawingButton quoteId={quote.id} mailedAt={unsignedDrawing.mailedAt} />
              )}
              <LinkButton href={paths.jobSheet(quote.id)} {...inNewTab} icon={FileText}>
                {text.jobSheet}
              </LinkButton>
              <TrueSizeLinks
                reference={quote.reference}
                isAgreed={isConfirmed(quote) && mayBeCut(measurements)}
              />
            </div>
            {unsignedDrawing?.mailedAt && (
              <p className="text-caption text-ink-3">
                {drawingText.lastSent(timeInSentence(unsignedDrawing.mailedAt))}
              </p>
            )}
            <p className="text-caption text-ink-3 empty:hidden">
              {recordingBlockerOf(quote) ?? (quote.isMeasured ? null : text.jobSheetWarns)}
            </p>
          </>
        )}
      </div>
    </PanelSection>
  );
}

/** Why sizes cannot be recorded; null: they can. */
function recordingBlockerOf({
  isSuperseded,
  deletedAt,
  revision,
  isRefunded,
  status,
}: AdminQuoteDetail): string | null {
  if (isSuperseded) return text.replaced;
  if (deletedAt) return text.deleted;
  if (revision && revision.state !== 'agreed') return text.revising;
  if (isRefunded) return text.refunded;
  return status === 'declined' ? text.declined : null;
}

const isConfirmed = (quote: AdminQuoteDetail): boolean =>
  quote.isMeasured && recordingBlockerOf(quote) === null;

/** Known from the save's response before the order is refetched. */
function latestRevisionOf(quote: AdminQuoteDetail, saved: SaveMeasurementsResponse | null) {
  const fresh = saved?.revisedQuote ?? null;
  return quote.replacedBy ?? (fresh && { ...fresh, state: 'proposed' as const });
}

function StateBadge({ quote, saved }: StateProps) {
  if (isConfirmed(quote)) return <Badge tone="ok">{text.confirmed}</Badge>;
  if (quote.isSuperseded) return null;
  const awaitsConsent = [quote.revision, latestRevisionOf(quote, saved)].some(
    (revision) => revision?.state === 'proposed',
  );
  return (
    <Badge tone={awaitsConsent ? 'warn' : 'bad'}>
      {awaitsConsent ? text.awaitsConsent : text.notConfirmed}
    </Badge>
  );
}

function Revisions({ quote, saved }: StateProps) {
  const { revision } = quote;
  const hasEmail = Boolean(quote.customerEmail);
  const latestRevision = latestRevisionOf(quote, saved);
  const { customerName } = quote;
  return (
    <>
      {revision && (
        <RevisionStateNotice
          title={text.revisionOf(formatPounds(revision.previousTotal))}
          state={revision.state}
          revision={revision}
          proposal={{
            quoteId: quote.id,
            customerName,
            totalPrice: quote.totalPrice,
            previousTotal: revision.previousTotal,
          }}
          hasEmail={hasEmail}
        />
      )}
      {latestRevision?.state && (
        <RevisionStateNotice
          title={text.revised(latestRevision.reference, formatPounds(latestRevision.totalPrice))}
          state={latestRevision.state}
          proposal={{
            quoteId: latestRevision.id,
            customerName,
            totalPrice: latestRevision.totalPrice,
            previousTotal: quote.totalPrice,
          }}
          hasEmail={hasEmail}
          openReference={quote.order ? undefined : latestRevision.reference}
        />
      )}
    </>
  );
}
