import type { Measurements } from '@app/contracts';
import type { JobSheet } from '@app/quote-pdf';
import { sizeOf } from '../to-quote-sheet';
import type { JobRow } from './find-job';
import { jobStateOf } from './job-state-of';
import { workshopWords } from './workshop-words';

/** What neither the quote nor its measurements know. */
interface JobFacts {
  now: Date;
  publicOrigin: string;
}

/** A quote as the workshop sees it: the sizes that were agreed, or those quoted while there are none. */
export function toJobSheet(
  job: JobRow,
  measurements: Measurements | null,
  { now, publicOrigin }: JobFacts,
): JobSheet {
  const { material, color, thickness, sinkType, cutouts } = job.snapshot;
  const state = jobStateOf(job, measurements);
  const quotedSize = sizeOf(job);
  const millimetres = /^\s*(\d+(?:\.\d+)?)\s*mm\s*$/i.exec(thickness.value)?.[1] ?? null;
  return {
    reference: job.reference,
    printedAt: now,
    material: workshopWords(material.name),
    color: workshopWords(color.name),
    thickness: millimetres ? `${millimetres} mm` : workshopWords(thickness.displayName),
    thicknessMm: millimetres ? Number(millimetres) : null,
    size:
      state.kind === 'confirmed' && measurements
        ? { lengthMm: measurements.lengthMm, widthMm: measurements.widthMm }
        : quotedSize,
    quotedSize,
    sinkName: sinkType && workshopWords(sinkType.name),
    cutoutNames: cutouts.map(({ name }) => workshopWords(name)),
    state,
    customer: {
      name: job.customer_name && workshopWords(job.customer_name),
      phone: job.customer_phone && workshopWords(job.customer_phone),
    },
    deliveryAddress: job.delivery_address && workshopWords(job.delivery_address),
    url: `${publicOrigin}/admin?item=${job.id}`,
  };
}
