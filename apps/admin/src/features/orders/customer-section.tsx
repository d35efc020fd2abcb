import type { AdminQuoteDetail } from '@app/contracts';
import { useState } from 'react';
import { MailLink, PhoneLink } from '../../lib/contact-links';
import { DescriptionList } from '../../lib/page/description-list';
import { PanelSection } from '../../lib/page/side-panel';
import { shortTime } from '../../lib/status/short-time';
import { CustomerForm } from './customer-form';
import { text } from './text';

export function CustomerSection({ quote }: { quote: AdminQuoteDetail }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <PanelSection
      title={text.customer}
      aside={
        !isEditing &&
        quote.deletedAt === null && (
          <button
            type="button"
            onClick={() => setEditing(true)}
            className="font-label text-chalk hover:underline max-wide:-my-3 max-wide:-mr-2 max-wide:px-2 max-wide:py-3"
          >
            {text.edit}
            <span className="sr-only"> {text.customer}</span>
          </button>
        )
      }
    >
      {isEditing ? (
        <CustomerForm quote={quote} onClose={() => setEditing(false)} />
      ) : (
        <QuoteCustomer quote={quote} />
      )}
    </PanelSection>
  );
}

const linkClass = 'text-chalk hover:underline max-wide:-my-1.5 max-wide:inline-block max-wide:py-1.5';

function QuoteCustomer({ quote }: { quote: AdminQuoteDetail }) {
  const {
    customerName,
    customerEmail,
    customerPhone,
    deposits,
    notes,
    channel,
    createdAt,
    replaces,
    revision,
  } = quote;
  const address = quote.deliveryAddress ?? deposits.find((it) => it.needsDelivery)?.deliveryAddress;
  return (
    <div className="num">
      <DescriptionList
        rows={[
          [
            text.customerLabels.customerName,
            customerName ??
              (!customerEmail && !customerPhone && (
                <span key="none" className="text-ink-3">
                  {text.noContact}
                </span>
              )),
          ],
          [text.email, customerEmail && <MailLink key="email" to={customerEmail} className={linkClass} />],
          [
            text.customerLabels.customerPhone,
            customerPhone && <PhoneLink key="phone" to={customerPhone} className={linkClass} />,
          ],
          [text.delivery, address ?? (deposits.length > 0 ? text.collects : null)],
          [
            text.note,
            notes && (
              <span key="note" className="whitespace-pre-line">
                {notes}
              </span>
            ),
          ],
          [
            text.came,
            `${shortTime(createdAt)}, ${revision && replaces ? text.asRevision(replaces.reference) : text.channels[channel]}`,
          ],
        ]}
      />
    </div>
  );
}
