import { formatSize } from '@app/pricing';
import {
  type AdminInquiryDetail,
  type RequestedConfiguration,
  inquiryConfigurationLimits,
  type Material,
  paths,
} from '@app/contracts';
import { Badge, PlanDrawing } from '@app/ui';
import { optionalData } from '@app/web-client';
import { useState } from 'react';
import { text } from '../../features/inquiries/text';
import { PersonLink } from '../../features/people/person-link';
import { useAdminQuery } from '../../lib/api';
import { MailLink, PhoneLink } from '../../lib/contact-links';
import { DescriptionList } from '../../lib/page';
import { shortTime } from '../../lib/status/short-time';

export function SenderDetails({ inquiry }: { inquiry: AdminInquiryDetail }) {
  const { form, status, company, email, phone, createdAt, answerBefore } = inquiry;
  const isOpen = status === 'new' || status === 'in-progress';
  const [now] = useState(() => Date.now());
  const isLate = answerBefore !== null && Date.parse(answerBefore) < now;
  return (
    <DescriptionList
      rows={[
        [text.company, company],
        [text.email, <MailLink key="email" value={email} />],
        [text.phone, phone && <PhoneLink key="phone" value={phone} />],
        [text.customer, <PersonLink key="customer" personKey={email} />],
        [text.arrived, text.arrivedBy(shortTime(createdAt), form)],
        [
          text.answer,
          isOpen && answerBefore && (
            <span key="answer" className="inline-flex items-center gap-2">
              {shortTime(answerBefore)}
              {isLate && <Badge tone="bad">{text.late}</Badge>}
            </span>
          ),
        ],
      ]}
    />
  );
}

const senderFields = new Set(['First name', 'Last name', 'Company name', 'Contact name', 'Email', 'Phone']);

export function InquiryMessage({ fields }: Pick<AdminInquiryDetail, 'fields'>) {
  const visibleFields = fields.filter(({ label }) => !senderFields.has(label));
  const [singleField] = visibleFields;
  if (visibleFields.length === 1 && singleField?.isLong) return <LongText value={singleField.value} />;
  return (
    <DescriptionList
      rows={visibleFields.map(({ label, value, isLong }) => [
        label,
        isLong ? <LongText key={label} value={value} /> : value,
      ])}
    />
  );
}

const LongText = ({ value }: { value: string }) => (
  <p className="text-small whitespace-pre-line [overflow-wrap:anywhere]">{value}</p>
);

/** Shows the names of catalogue items as they were when the inquiry was sent. */
export function RequestedTop({ top }: { top: RequestedConfiguration }) {
  const { material, color, thickness, lengthMm, widthMm, quantity, sinkType, cutouts, notes } = top;
  const materials = useAdminQuery<Material[]>(paths.materials, { isEnabled: color !== null });
  const stone = optionalData(materials)
    ?.flatMap((sold) => sold.colors)
    .find(({ id }) => id === color?.id);
  const notSpecified = <span className="text-ink-3">{text.notSaid}</span>;
  return (
    <>
      <div className="own-colors mb-3.5 rounded-dialog bg-plan px-4.5 pt-4 pb-3">
        <PlanDrawing
          lengthMm={lengthMm}
          widthMm={widthMm}
          sinkName={sinkType?.name ?? null}
          cutoutNames={cutouts.map(({ name }) => name)}
          stone={stone ?? null}
          limits={inquiryConfigurationLimits}
          maxHeightPx={200}
          // Labels of a very long top are taller than its drawing.
          className="[&>svg]:overflow-visible"
        />
      </div>
      <DescriptionList
        rows={[
          [text.parts.stone, material ? text.stone(material.name, color?.name ?? null) : notSpecified],
          [
            text.parts.size,
            lengthMm !== null && widthMm !== null ? formatSize({ lengthMm, widthMm }) : notSpecified,
          ],
          [text.parts.quantity, quantity && String(quantity)],
          [text.parts.thickness, thickness?.name ?? notSpecified],
          [text.parts.sink, sinkType?.name ?? text.none],
          [text.parts.cutouts, cutouts.map(({ name }) => name).join(', ') || text.none],
          [text.parts.notes, notes],
        ]}
      />
    </>
  );
}
