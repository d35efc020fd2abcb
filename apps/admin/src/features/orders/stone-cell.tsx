import type { AdminQuote } from '@app/contracts';
import { Paperclip } from 'lucide-react';
import { stoneDetail } from './quote-words';
import { text } from './text';

export const StoneCell = ({ quote }: { quote: AdminQuote }) => (
  <span className="flex items-center gap-2.75">
    <span className="size-9.5 flex-none">
      <StoneThumbnail color={quote.color} />
    </span>
    <span className="max-w-32 leading-tight wide:max-[1240px]:max-w-24">
      <span className="block truncate font-label">{quote.color.name}</span>
      <span className="flex items-center gap-x-1.5 text-caption text-ink-3">
        <span className="truncate">{stoneDetail(quote)}</span>
        <FilesNote quote={quote} />
      </span>
    </span>
  </span>
);

export const FilesNote = ({ quote: { attachmentCount } }: { quote: Pick<AdminQuote, 'attachmentCount'> }) =>
  attachmentCount > 0 && (
    <span className="inline-flex flex-none items-center gap-0.5 text-caption text-ink-3">
      <Paperclip aria-hidden className="size-3.5" strokeWidth={1.75} />
      <span className="sr-only">{text.files(attachmentCount)}</span>
      <span aria-hidden>{attachmentCount}</span>
    </span>
  );

/** The stone in small: its picture, over the colour that stands for it until then. */
export const StoneThumbnail = ({ color }: Pick<AdminQuote, 'color'>) => (
  <span
    aria-hidden
    className="block size-full overflow-hidden rounded-1 shadow-[inset_0_0_0_1px_rgb(0_0_0/0.12)] forced-color-adjust-none"
    style={{ backgroundColor: color.hexCode }}
  >
    {color.imageUrl && (
      <img src={color.imageUrl} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
    )}
  </span>
);
