import { formatSize } from '@app/pricing';
import type { MailQuote } from '../mail-data';
import { oneLine } from './one-line';

type Top = Pick<MailQuote, 'material' | 'color' | 'thickness' | 'length' | 'width' | 'sink' | 'cutouts'>;

/** '1200 × 340 mm', in one piece. */
export const sizeOf = ({ length, width }: Pick<Top, 'length' | 'width'>): string =>
  formatSize({ lengthMm: length, widthMm: width });

/** 'Quartz vanity top 1200 × 340 mm'. */
export const topInShort = (top: Top): string => oneLine(`${top.material} vanity top ${sizeOf(top)}`);

export const hasSink = ({ sink }: Pick<Top, 'sink'>): boolean => sink !== '' && sink !== 'No Sink';

/** 'Undermount Oval; Tap hole, 35 mm; 20mm': what is in it besides stone. Names have commas of their own. */
export const partsOfTop = (top: Top): string =>
  [...(hasSink(top) ? [top.sink] : ['No sink']), ...top.cutouts, top.thickness].filter(Boolean).join('; ');
