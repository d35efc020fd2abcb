import type { AdminOrderTop, Measurements } from '@app/contracts';
import { formatPounds, formatSize } from '@app/pricing';
import { agreementText, agreedHowLabels } from '../../lib/status/agreement-text';
import { shortTime } from '../../lib/status/short-time';
import { capitalised } from '../../lib/format-text';

const text = {
  label: 'Size and price from order to agreement',
  ordered: 'Ordered',
  measured: 'Measured',
  agreed: 'Agreed',
  asked: 'Asked',
  by: (how: string, name: string | null) => (name ? `${how}, ${name}` : how),
  byCustomer: 'By the customer, on its page',
  notYet: 'The customer has not answered yet',
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
  const sizes = measurements && { length: measurements.lengthMm, width: measurements.widthMm };
  const lines = [
    { name: text.ordered, size: ordered, who: null, at: orderedAt, price: ordered.totalPrice },
    measurements &&
      sizes && {
        name: text.measured,
        size: sizes,
        who: text.by(agreedHowLabels[measurements.how], measurements.by),
        at: measurements.recordedAt,
        price: latest.totalPrice,
      },
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
  ].filter((line) => line !== null);
  return (
    <table aria-label={text.label} className="num mb-4 w-full border-collapse text-admin">
      <tbody>
        {lines.map(({ name, size, who, at, price }) => (
          <tr key={name} className="border-b border-line align-top last:border-0 [&>*]:py-2 [&>*]:pr-3">
            <th scope="row" className="text-left font-normal">
              {name}
              <span className="block text-caption whitespace-nowrap wide:hidden">{sizeText(size)}</span>
            </th>
            <td className="whitespace-nowrap max-wide:hidden">{sizeText(size)}</td>
            <td className="w-full">
              {who && <span className="block">{who}</span>}
              <span className={who ? 'block text-caption text-ink-3' : undefined}>{shortTime(at)}</span>
            </td>
            <td translate="no" className="pr-0! text-right whitespace-nowrap">
              {formatPounds(price)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const sizeText = ({ length, width }: { length: number; width: number }) =>
  formatSize({ lengthMm: length, widthMm: width });
