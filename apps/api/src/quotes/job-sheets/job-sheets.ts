import {
  basinRow,
  blockersAmong,
  contradictionsOf,
  datumAndRoomOf,
  exclusionsAmong,
  includedParts,
  isPlaced,
  isRoomAdvice,
  placesIn,
  roomInWords,
  toPlaces,
} from '@app/configuration';
import { Injectable } from '@nestjs/common';
import { quoteIdPattern } from '@app/contracts';
import type { Size } from '@app/pricing';
import { type JobSheet, type JobState, topDxf } from '@app/quote-pdf';
import { AppConfig } from '../../config/app-config';
import { storedNumbersOf } from '../../catalogue';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { drawingsOf, type FoundDrawing, toTopDrawing } from '../drawings/drawings-of';
import { millimetresOf } from '../drawings/millimetres-of';
import { type FoundMeasurements, measurementsOf } from '../measurements/measurements-of';
import { PdfFiles, type PdfFile } from '../pdf/pdf-files';
import { sizeOf } from '../pdf/to-quote-pdf-data';
import { isRefunded } from '../read/payment-blocker-of';
import { placedOrderOfSql, placeInOrderSql } from '../read/order-or-job';
import { quoteColumnsSql, type QuoteRow } from '../read/quote-row';

interface JobRow extends QuoteRow {
  ordered: { order: string; place: { number: number; of: number } } | null;
  has_card: boolean;
  access_note: string | null;
  replaced_by: string | null;
  revision_state: string | null;
}

/** By id or reference, deleted or not, so that an old sheet leads to an explanation. */
const findJobSql = `
  SELECT ${quoteColumnsSql}, (SELECT newer.reference FROM quote_revision AS revision JOIN quote AS newer ON newer.id = revision.quote_id
      WHERE revision.original_id = quote.id AND revision.state = 'agreed') AS replaced_by,
    (SELECT state FROM quote_revision WHERE quote_id = quote.id) AS revision_state,
    (SELECT json_build_object('order', placed.reference, 'place', ${placeInOrderSql('item')})
      FROM order_item AS item JOIN customer_order AS placed ON placed.id = item.order_id
      WHERE item.agreed_id = quote.id AND item.is_placed AND item.stage IS NOT NULL LIMIT 1) AS ordered,
    EXISTS (SELECT FROM order_item WHERE agreed_id = quote.id AND is_placed) AS has_card,
    (SELECT access_note FROM customer_order WHERE customer_order.id = ${placedOrderOfSql('quote.id')}) AS access_note
  FROM quote WHERE id = $1 OR reference = $1`;

const mailAddress = /\S*@\S*/g;
const money = /£\s*(?:\d+(?:[,.]\d+)*)?|\b\d+(?:[,.]\d+)*\s*(?:pounds|gbp)\b/gi;

/** The workshop only uses references: an id opens the page with the price. */
export const jobSheetKey = new RegExp(`${quoteIdPattern.source}|^VT-\\d{2}-\\d{5,12}$`);

/** Removes prices and email addresses from free text, as sheets hang in the workshop. */
export const toWorkshopText = (text: string): string =>
  text.replace(mailAddress, '…').replace(money, '…').trim();

const priceNotAgreed = 'The customer has not agreed to the revised price.';

/** Without prices and email addresses in the names that a customer gave a basin. */
function workshopPlaces(
  ...[layout, cutouts, size]: Parameters<typeof toPlaces>
): ReturnType<typeof toPlaces> {
  const { basin, ...places } = toPlaces(layout, cutouts, size);
  if (!basin) return places;
  return {
    ...places,
    basin: { ...basin, maker: toWorkshopText(basin.maker), name: toWorkshopText(basin.name) },
  };
}

/** Gives the most serious reason not to cut. */
function jobStateOf(
  job: JobRow,
  measurements: FoundMeasurements | null,
  { isForWorkshop, found }: JobSheetAudience & { found: FoundDrawing | undefined },
): JobState {
  if (job.replaced_by) return { kind: 'replaced', by: job.replaced_by };
  const blocker = cuttingBlockerOf(job, measurements);
  if (blocker || !measurements || !found) return { kind: 'not-confirmed', why: blocker ?? '' };
  const { version, how, note, by, recordedAt: at, unsignedCut } = measurements;
  const { agreement, drawing } = found;
  const places = drawing.layout && workshopPlaces(drawing.layout, drawing.cutouts, drawing);
  const agreed = {
    version,
    places,
    how,
    note: note && toWorkshopText(note),
    by,
    at,
    agreement: agreement && {
      how: agreement.how,
      at: agreement.at,
      by: isForWorkshop ? null : agreement.by && toWorkshopText(agreement.by),
    },
    unsignedCut: unsignedCut && {
      ...unsignedCut,
      reason: unsignedCut.reason && toWorkshopText(unsignedCut.reason),
      at: new Date(unsignedCut.at),
    },
  };
  return { kind: 'confirmed', agreed };
}

function cuttingBlockerOf(job: JobRow, measurements: FoundMeasurements | null): string | null {
  if (job.deleted_at) return 'This quote has been deleted.';
  if (job.standing === 'superseded') return 'This quote has been replaced.';
  if (job.revision_state && job.revision_state !== 'agreed') return priceNotAgreed;
  if (isRefunded(job)) return 'The deposit has been refunded.';
  if (job.status === 'declined') return 'This quote has been declined.';
  if (!measurements) return 'No sizes have been agreed with the customer yet.';
  return job.measured_at ? null : priceNotAgreed;
}

const notToBeMade = 'By our rules it cannot be made so: ask before anything is cut.';

/** About the sizes and positions to cut; until those are agreed, about the quoted ones. */
function remarksAndRoom(
  { snapshot, making_rules, override_reason, has_card }: JobRow,
  measurements: FoundMeasurements | null,
  size: Size,
  state: JobState,
): Pick<JobSheet, 'remarks' | 'room'> {
  const { material, thickness, sinkType, cutouts, layout } = snapshot;
  const roomOf = measurements?.layout?.room ? measurements.layout : layout;
  const basin = (measurements?.layout ?? layout)?.basin;
  const quoted = placesIn(layout, cutouts, size);
  const found = contradictionsOf({
    ...size,
    material: material.name,
    thickness: thickness.value,
    sinkName: sinkType?.name ?? null,
    cutoutNames: cutouts.map(({ name }) => name),
    exclusions: exclusionsAmong(cutouts),
    places: state.kind === 'confirmed' ? state.agreed.places : quoted,
    ...datumAndRoomOf(roomOf),
    making: storedNumbersOf(making_rules, material.name),
  });
  const decision = override_reason ? `It is made anyway: ${override_reason}` : notToBeMade;
  const room = roomOf?.room;
  const remarks = [
    ...blockersAmong(found).map(({ sentence }) => sentence),
    ...(blockersAmong(found).length > 0 ? [decision] : []),
    ...found
      .filter((contradiction) => contradiction.isNotice && !isRoomAdvice(contradiction))
      .map(({ sentence }) => sentence),
    ...(basin ? [`Basin: ${basinRow(basin)}.`] : []),
    ...(basin?.template && has_card ? ['Its template is on the page that the code opens.'] : []),
  ];
  return {
    remarks: remarks.map(toWorkshopText),
    room: room ? roomInWords(room, found) : null,
  };
}

interface DxfFile {
  content: string;
  fileName: string;
}

/** The workshop does not get names, numbers or addresses. */
interface JobSheetAudience {
  isForWorkshop: boolean;
}

@Injectable()
export class JobSheets {
  constructor(
    private readonly statements: Statements,
    private readonly pdfs: PdfFiles,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async make(quoteId: string, audience: JobSheetAudience): Promise<PdfFile> {
    return this.pdfs.makeJobSheet(await this.read(quoteId, audience));
  }

  async makeAll(quoteIds: readonly string[], audience: JobSheetAudience): Promise<PdfFile> {
    const sheets: JobSheet[] = [];
    for (const id of quoteIds) sheets.push(await this.read(id, audience));
    return this.pdfs.makeJobSheets(sheets);
  }

  async makeAtTrueSize(reference: string): Promise<PdfFile> {
    return this.pdfs.makeTrueSizeDrawing(await this.read(reference, { isForWorkshop: true }));
  }

  /**
   * A machine cuts the file without asking anybody.
   * @throws AppError `workshop/not-to-cut` unless the drawing is signed, or a reason given to cut without a signature
   */
  async makeDxf(reference: string): Promise<DxfFile> {
    const sheet = await this.read(reference, { isForWorkshop: true });
    const agreed = sheet.state.kind === 'confirmed' && sheet.state.agreed;
    if (!agreed || !(agreed.agreement ?? agreed.unsignedCut)) throw new AppError('workshop/not-to-cut');
    const { version } = agreed;
    return { content: topDxf(sheet), fileName: `${sheet.reference}-version-${version}.dxf` };
  }

  /** By id or reference. */
  async read(key: string, { isForWorkshop }: JobSheetAudience): Promise<JobSheet> {
    const [job] = await this.statements.run<JobRow>(findJobSql, [key]);
    if (!job) throw new AppError('quote/not-found');
    const measurements = await measurementsOf(this.statements, job.id);
    const [found] = await drawingsOf(this.statements, [job.id]);
    const state = jobStateOf(job, measurements, { isForWorkshop, found });
    const quoted = toTopDrawing(job, { ...sizeOf(job), layout: job.snapshot.layout ?? null });
    const drawing = state.kind === 'confirmed' && found ? found.drawing : quoted;
    const { material, color, thickness, lengthMm, widthMm, sink, cutouts } = drawing;
    return {
      reference: job.reference,
      ordered: job.ordered,
      printedAt: this.clock.now(),
      material: toWorkshopText(material),
      color: toWorkshopText(color),
      thickness: toWorkshopText(thickness),
      thicknessMm: millimetresOf(thickness),
      size: { lengthMm, widthMm },
      quotedSize: sizeOf(job),
      quantity: job.quantity,
      sinkName: sink && toWorkshopText(sink),
      cutoutNames: cutouts.map(({ name }) => toWorkshopText(name)),
      included: includedParts(job.snapshot).map(toWorkshopText),
      places:
        quoted.layout && isPlaced(quoted.layout)
          ? workshopPlaces(quoted.layout, cutouts, { lengthMm, widthMm })
          : null,
      ...remarksAndRoom(job, measurements, { lengthMm, widthMm }, state),
      customerNote: job.notes && (toWorkshopText(job.notes) || null),
      access: job.access_note && (toWorkshopText(job.access_note) || null),
      state,
      customer: isForWorkshop
        ? null
        : {
            name: job.customer_name && toWorkshopText(job.customer_name),
            phone: job.customer_phone && toWorkshopText(job.customer_phone),
            deliveryAddress: job.delivery_address && toWorkshopText(job.delivery_address),
          },
      isDelivered: job.delivery_address !== null,
      // Not the id, which would open the page with the price.
      url: job.has_card ? `${this.config.publicOrigin}/admin/tops/${job.reference}` : null,
    };
  }
}
