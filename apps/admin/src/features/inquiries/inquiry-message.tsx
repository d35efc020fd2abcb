import type { AdminInquiryDetail } from '@app/contracts';
import { DescriptionList } from '../../lib/page/description-list';

/** These stand in the panel's head already. */
const senderFields = new Set(['First name', 'Last name', 'Company name', 'Contact name', 'Email', 'Phone']);

export function InquiryMessage({ fields }: Pick<AdminInquiryDetail, 'fields'>) {
  const asked = fields.filter(({ label }) => !senderFields.has(label));
  const [only] = asked;
  if (asked.length === 1 && only?.isLong) return <LongWords words={only.value} />;
  return (
    <DescriptionList
      rows={asked.map(({ label, value, isLong }) => [
        label,
        isLong ? <LongWords key={label} words={value} /> : value,
      ])}
    />
  );
}

const LongWords = ({ words }: { words: string }) => (
  <p className="text-admin whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>
);
