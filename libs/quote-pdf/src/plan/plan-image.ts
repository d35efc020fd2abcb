import { planOf, type Places } from '@app/drawing';
import type { Size } from '@app/pricing';
import sharp from 'sharp';
import { loadTypefaces } from '../type/typefaces';
import { planSvg, type PlanStone } from './plan-svg';

/** A top and its stone for a picture. */
interface PlanToDraw {
  size: Size;
  /** null: no sink. */
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** Absent or null: positions are still to be agreed. */
  places?: Places | null;
  stone: PlanStone;
}

export interface PlanImage {
  content: Buffer;
  mimeType: 'image/jpeg';
  /** The size of the file, which is twice its display size. */
  widthPx: number;
  heightPx: number;
  alt: string;
}

/** Width available in a mail (prototype: mail-quote). */
const widthInMail = 536;
/** Device pixels per CSS pixel. */
const density = 2;

/** A picture of a top's plan for mails, with its stone; the same top gives the same bytes. */
export async function planImage({ size, stone, ...parts }: PlanToDraw): Promise<PlanImage> {
  const plan = planOf({ ...size, ...parts });
  const { svg, width, height } = planSvg(
    plan,
    stone,
    await loadTypefaces([parts.sinkName, parts.cutoutNames]),
    widthInMail,
  );
  const content = await sharp(Buffer.from(svg), { density: 72 * density })
    .jpeg({ quality: 78, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return {
    content,
    mimeType: 'image/jpeg',
    widthPx: width * density,
    heightPx: height * density,
    alt: plan.description,
  };
}
