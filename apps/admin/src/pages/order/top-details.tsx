import { roomRows } from '@app/configuration';
import { type AdminOrderDetail, type AdminOrderTop, type AdminQuoteDetail, paths } from '@app/contracts';
import { Badge, Button } from '@app/ui';
import { FileDown, Image, PencilRuler, Ruler, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { allowedMovesOf } from '../../features/board/order-moves';
import { InquiryFiles } from '../../features/inquiries/inquiry-files';
import { MeasurementsSection } from '../../features/measurements/measurements-section';
import { QuoteLines } from '../../features/orders/quote-lines';
import { QuotePlan } from '../../features/orders/quote-plan';
import { text as quoteText } from '../../features/orders/text';
import { HoldBadges } from '../../features/production/hold-badges';
import { problemText } from '../../features/production/text';
import { useAdminQuery } from '../../lib/api';
import { inNewTab, LinkButton } from '../../lib/controls';
import { Loaded, PanelSection } from '../../lib/page';
import { topPath } from '../../lib/use-url-state';
import { FinishedTopPhotos } from './finished-top-photos';
import { CardBody } from './folding-card';
import type { OrderPageDialog } from './order-page-dialogs';
import { StageMenu } from './stage-menu';
import { StageSteps } from './stage-steps';
import { photosText, text } from './text';
import { TopVersions } from './top-versions';

export interface TopDetailsProps {
  top: AdminOrderTop;
  order: AdminOrderDetail;
  onOpenDialog: (dialog: OrderPageDialog) => void;
  /** null: none. */
  measuringId: string | null;
  onMeasure: (topId: string | null) => void;
}

export function TopDetails(props: TopDetailsProps) {
  const query = useAdminQuery<AdminQuoteDetail>(paths.adminQuote(props.top.id));
  return (
    <Loaded
      query={query}
      loading={text.loadingTop}
      skeletons={['h-52 w-full', 'h-5 w-2/3']}
      className="grid gap-3 px-4 pb-4.5 wide:px-5"
    >
      {(quote) => <TopDetailsContent {...props} quote={quote} />}
    </Loaded>
  );
}

function TopDetailsContent({
  top,
  quote,
  order,
  onOpenDialog,
  measuringId,
  onMeasure,
}: TopDetailsProps & { quote: AdminQuoteDetail }) {
  const [openSection, setOpenSection] = useState<'sizes' | 'photos' | null>(null);
  const isMeasuring = measuringId === top.id;
  const movable = top.stage && { ...top, stage: top.stage, isCompleted: top.status === 'completed' };
  const photos = quote.attachments.filter(({ purpose }) => purpose === 'finished-top');
  const files = quote.attachments.filter(({ purpose }) => purpose !== 'finished-top');
  const toggle = (part: 'sizes' | 'photos') => setOpenSection(openSection === part ? null : part);
  const showsSizes = isMeasuring || openSection === 'sizes';
  return (
    <>
      <CardBody>
        {order.tops.length === 1 && (top.holds.length > 0 || top.unsignedDrawing) && (
          <div className="mb-3">
            <HoldBadges holds={top.holds} isDrawingUnsigned={top.unsignedDrawing !== null} />
          </div>
        )}
        {order.tops.length === 1 && top.stage && (
          <div className="mb-4">
            <StageSteps stage={top.stage} needsDelivery={order.needsDelivery} />
          </div>
        )}
        <TopVersions top={top} orderedAt={order.placedAt} measurements={quote.measurements} />
        <div className="grid items-start gap-x-5 gap-y-3 wide:grid-cols-2">
          <QuotePlan quote={quote} />
          <div className="min-w-0">
            <QuoteLines quote={quote} />
            <Remarks quote={quote} />
          </div>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-2">
          {order.tops.length === 1 && movable && allowedMovesOf(movable).length > 0 && (
            <StageMenu top={movable} />
          )}
          <Button icon={Ruler} aria-expanded={showsSizes} onClick={() => toggleSizes()}>
            {text.sizes}
          </Button>
          <Button icon={Image} aria-expanded={openSection === 'photos'} onClick={() => toggle('photos')}>
            {text.photos(photos.length)}
          </Button>
          <LinkButton to={topPath(top.reference)} icon={PencilRuler}>
            {text.workshopCard}
          </LinkButton>
          <LinkButton href={paths.adminQuotePdf(top.id)} {...inNewTab} icon={FileDown}>
            {text.quotePdf}
          </LinkButton>
          <Button icon={TriangleAlert} onClick={() => onOpenDialog({ kind: 'problem', topId: top.id })}>
            {problemText.report}
          </Button>
          <Button kind="ghost" onClick={() => onOpenDialog({ kind: 'cancel', topId: top.id })}>
            {text.cancelTop}
          </Button>
        </div>
      </CardBody>
      {showsSizes && (
        <Section>
          <MeasurementsSection
            quote={quote}
            unsignedDrawing={top.unsignedDrawing}
            isEditing={isMeasuring}
            onEdit={(isEditing) => {
              setOpenSection('sizes');
              onMeasure(isEditing ? top.id : null);
            }}
          />
        </Section>
      )}
      {openSection === 'photos' && (
        <Section>
          <PanelSection title={photosText.title}>
            <FinishedTopPhotos quoteId={top.id} photos={photos} canAdd />
          </PanelSection>
        </Section>
      )}
      {files.length > 0 && (
        <Section>
          <PanelSection title={quoteText.filesTitle} aside={files.length}>
            <InquiryFiles files={files} />
          </PanelSection>
        </Section>
      )}
    </>
  );

  /** Without measurements the form opens directly. */
  function toggleSizes() {
    if (isMeasuring) return;
    if (quote.measurements || openSection === 'sizes') toggle('sizes');
    else onMeasure(top.id);
  }
}

const Section = ({ children }: { children: ReactNode }) => (
  <div className="border-t border-line">{children}</div>
);

const Remarks = ({
  quote: { notes, contradictions, overrideReason, notices, layout, isAdjusted },
}: {
  quote: AdminQuoteDetail;
}) => (
  <div className="mt-2 grid gap-1 text-caption empty:hidden">
    {isAdjusted && (
      <p>
        <Badge tone="neutral">{quoteText.adjusted}</Badge>
      </p>
    )}
    {contradictions?.map((sentence) => (
      <p key={sentence} className="text-bad">
        {sentence}
      </p>
    ))}
    {overrideReason && <p className="[overflow-wrap:anywhere]">{quoteText.madeAnyway(overrideReason)}</p>}
    {notices?.map((sentence) => (
      <p key={sentence} className="text-ink-2">
        {sentence}
      </p>
    ))}
    {roomRows(layout?.room).map(([name, words]) => (
      <p key={name} className="text-ink-2">
        {name}: {words}
      </p>
    ))}
    {notes && (
      <p className="whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
        {quoteText.note}: {notes}
      </p>
    )}
  </div>
);
