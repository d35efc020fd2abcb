import type { AdminOrderDetail } from '@app/contracts';
import { useState } from 'react';
import { ConfirmCustomer, CustomerForm } from '../../features/orders/customer-section';
import { PersonLink } from '../../features/people/person-link';
import { MailLink, PhoneLink } from '../../lib/contact-links';
import { TextButton } from '../../lib/controls';
import { DescriptionList } from '../../lib/page';
import { CardBody, FoldingCard } from './folding-card';
import type { OrderPageDialog } from './order-page-dialogs';
import { text } from './text';

interface CustomerCardProps {
  order: AdminOrderDetail;
  /** Any quote of the order: all have the same customer. */
  quoteId: string;
  onOpenDialog: (dialog: OrderPageDialog) => void;
}

const linkClass = 'text-chalk hover:underline max-wide:-my-1.5 max-wide:inline-block max-wide:py-1.5';

export function CustomerCard({ order, quoteId, onOpenDialog }: CustomerCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { name, email, phone, isFromLink } = order.customer;
  const customer = {
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    deliveryAddress: order.deliveryAddress,
  };
  const personKey = email ?? phone;
  return (
    <FoldingCard title={text.customer} summary={name ?? email ?? phone} isClosedOnPhone>
      <CardBody>
        {isEditing ? (
          <CustomerForm
            quoteId={quoteId}
            customer={customer}
            isFromLink={isFromLink}
            onClose={() => setEditing(false)}
          />
        ) : (
          <>
            <div className="num [&>dl]:grid-cols-[64px_minmax(0,1fr)]">
              <DescriptionList
                rows={[
                  [
                    text.labels.name,
                    name ? (
                      <span key="name" translate="no">
                        {name}
                      </span>
                    ) : (
                      !personKey && text.noName
                    ),
                  ],
                  [text.labels.phone, phone && <PhoneLink key="phone" value={phone} className={linkClass} />],
                  [text.labels.email, email && <MailLink key="email" value={email} className={linkClass} />],
                  [text.labels.ordered, text.channels[order.channel]],
                  [
                    text.labels.record,
                    personKey && <PersonLink key="known" personKey={personKey} className={linkClass} />,
                  ],
                ]}
              />
            </div>
            {isFromLink && <ConfirmCustomer quoteId={quoteId} customer={customer} />}
            <p className="mt-3 flex flex-wrap gap-x-4 text-small">
              <TextButton onClick={() => setEditing(true)} className="max-wide:min-h-11">
                {text.edit}
                <span className="sr-only"> {text.customer}</span>
              </TextButton>
              {email && (
                <TextButton onClick={() => onOpenDialog({ kind: 'mail' })} className="max-wide:min-h-11">
                  {text.writeMail}
                </TextButton>
              )}
            </p>
          </>
        )}
      </CardBody>
    </FoldingCard>
  );
}
