import type { AdminQuote } from '@app/contracts';
import { formatGbp, toPence } from '@app/pricing';
import { Badge, cx, Menu, MenuHeading, MenuItem, MenuLine, showToast, type BadgeTone } from '@app/ui';
import { Copy, Ellipsis, ExternalLink, Paperclip } from 'lucide-react';
import { copyText } from '../../lib/copy-text';
import { IconButton } from '../../lib/controls/icon-button';
import { quoteAddress } from '../../lib/quote-address';
import { depositState } from './deposit-state';
import { text } from './text';

export const pounds = (amount: string): string => formatGbp(toPence(amount));

/** 'VT-26-00412' with its number standing out; leads to the page that the customer sees; on a card from anywhere on it. */
export function QuoteReference({ quote, isWholeCard = false }: { quote: AdminQuote; isWholeCard?: boolean }) {
  const cut = quote.reference.lastIndexOf('-') + 1;
  return (
    <a
      href={quoteAddress(quote.id)}
      target="_blank"
      rel="noreferrer"
      aria-label={text.openQuote(quote.reference)}
      className={cx(
        'whitespace-nowrap hover:underline',
        isWholeCard && 'after:absolute after:inset-0 after:rounded-3',
      )}
    >
      <span className="text-ink-3">{quote.reference.slice(0, cut)}</span>
      {quote.reference.slice(cut)}
    </a>
  );
}

export const CustomerLines = ({ quote }: { quote: AdminQuote }) => {
  const [first, second] = [quote.customerName, quote.customerEmail, quote.customerPhone].filter(Boolean);
  if (!first) return <span className="text-ink-3">{text.noContact}</span>;
  return (
    <span className="block max-w-40 leading-tight">
      <span className="block truncate font-strong">{first}</span>
      {second && <span className="block truncate text-caption text-ink-3">{second}</span>}
    </span>
  );
};

/** '20mm (Standard)' is '20mm' where there is little room. */
export const shortThickness = ({ displayName }: AdminQuote['thickness']): string =>
  displayName.replace(/\s*\(.*\)$/, '');

export const stoneDetail = ({ material, thickness }: AdminQuote): string =>
  `${material.name}, ${shortThickness(thickness)}`;

/** How much was sent along; the row's menu opens it. */
export const FilesNote = ({ quote }: { quote: AdminQuote }) =>
  quote.attachmentCount > 0 && (
    <span className="inline-flex items-center gap-1 text-caption text-ink-3">
      <Paperclip aria-hidden className="size-3.5" strokeWidth={1.75} />
      {text.files(quote.attachmentCount)}
    </span>
  );

export const sizeWords = ({ length, width }: AdminQuote): string => `${length} × ${width}`;

export function DepositBadge({ quote }: { quote: AdminQuote }) {
  const { tone, label, aside } = depositState(quote.deposit, pounds);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-0.5 whitespace-nowrap full:flex-nowrap">
      <Badge isSmall tone={tone}>
        {label}
      </Badge>
      <span className="text-caption text-ink-3">{aside}</span>
    </span>
  );
}

const statusTones: Record<AdminQuote['status'], BadgeTone> = {
  pending: 'warn',
  approved: 'action',
  declined: 'bad',
  completed: 'ok',
};

export const StatusBadge = ({ status }: Pick<AdminQuote, 'status'>) => (
  <Badge isSmall tone={statusTones[status]}>
    {text.statuses[status]}
  </Badge>
);

/** The page that the customer sees, in a tab of its own. */
export const openQuote = ({ id }: AdminQuote): void => {
  window.open(quoteAddress(id), '_blank', 'noreferrer');
};

export function QuoteMenu({ quote }: { quote: AdminQuote }) {
  const address = quoteAddress(quote.id);
  const copy = async () => {
    const isCopied = await copyText(address);
    showToast(
      isCopied
        ? { title: text.copied }
        : { title: text.notCopied, description: text.notCopiedDetail, tone: 'bad' },
    );
  };
  return (
    <span className="flex justify-end">
      <Menu
        label={text.menu(quote.reference)}
        trigger={<IconButton icon={Ellipsis} label={text.menu(quote.reference)} />}
      >
        <MenuItem onChoose={() => openQuote(quote)}>
          <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
          {text.open}
        </MenuItem>
        <MenuItem onChoose={() => void copy()}>
          <Copy aria-hidden className="size-4" strokeWidth={1.75} />
          {text.copyLink}
        </MenuItem>
        {quote.attachments.length > 0 && (
          <>
            <MenuLine />
            <MenuHeading>{text.sentAlong}</MenuHeading>
            {quote.attachments.map(({ id, name, url }) => (
              <MenuItem key={id} onChoose={() => window.open(url, '_blank', 'noreferrer')}>
                <Paperclip aria-hidden className="size-4" strokeWidth={1.75} />
                <span className="max-w-60 truncate">{name}</span>
              </MenuItem>
            ))}
          </>
        )}
      </Menu>
    </span>
  );
}
