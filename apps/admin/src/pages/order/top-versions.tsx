import type { AdminOrderTop, Measurements } from '@app/contracts';
import { formatPounds, formatSize } from '@app/pricing';
import { agreementText, agreedHowLabels } from '../../features/quotes/agreement-text';
import { capitalised } from '../../lib/format-text';
import { shortTime } from '../../lib/status/short-time';
import { SimpleTable } from '../../lib/table';

const text = {
  label: 'Size and price from order to agreement',
  ordered: 'Ordered',
  measured: 'Measured',
  agreed: 'Agreed',
  asked: 'Waiting',
  by: (how: string, name: string | null) => (name ? `${how}, ${name}` : how),
  byCustomer: 'By the customer, online',
  notYet: 'The customer has not replied yet',
};

interface TopVersionsProps {
  top: AdminOrderTop;
  orderedAt: string;
  measurements: Measurements | null;
}

/** Only where the price has changed or will: ordered, measured, agreed. */
export function TopVersions({ top, orderedAt, measurements }: TopVersionsProps) {
  const { ordered, proposal, agreed } = top;
  const latest = proposal ?? (agreed ? top : null);
  if (!latest) return null;
  const versions = [
    { name: text.ordered, size: ordered, who: null, at: orderedAt, price: ordered.totalPrice },
    ...(measurements
      ? [
          {
            name: text.measured,
            size: { length: measurements.lengthMm, width: measurements.widthMm },
            who: text.by(agreedHowLabels[measurements.how], measurements.by),
            at: measurements.recordedAt,
            price: latest.totalPrice,
          },
        ]
      : []),
    proposal
      ? {
          name: text.asked,
          size: proposal,
          who: text.notYet,
          at: proposal.proposedAt,
          price: proposal.totalPrice,
        }
      : {
          name: text.agreed,
          size: top,
          who: agreed?.recorded ? capitalised(agreementText(agreed.recorded)) : text.byCustomer,
          at: agreed?.at ?? orderedAt,
          price: top.totalPrice,
        },
  ];
  return (
    <SimpleTable
      label={text.label}
      rows={versions}
      className="mb-4"
      columns={[
        { className: nameClass, cell: ({ name }) => name, detail: ({ size }) => sizeText(size) },
        { className: 'whitespace-nowrap', hideWhen: 'below-wide', cell: ({ size }) => sizeText(size) },
        {
          className: 'w-full',
          cell: ({ who, at }) => who ?? shortTime(at),
          detail: ({ who, at }) => who && shortTime(at),
        },
        { isAmount: true, cell: ({ price }) => formatPounds(price) },
      ]}
    />
  );
}

/** The size has a column of its own in wide windows. */
const nameClass = '[&>small]:whitespace-nowrap [&>small]:text-ink wide:[&>small]:hidden';

const sizeText = ({ length, width }: { length: number; width: number }) =>
  formatSize({ lengthMm: length, widthMm: width });
