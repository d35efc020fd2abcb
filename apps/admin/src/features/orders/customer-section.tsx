import type { AdminQuoteDetail } from '@app/contracts';
import { useState } from 'react';
import { PanelSection } from '../../lib/page/panel-section';
import { CustomerForm } from './customer-form';
import { QuoteCustomer } from './quote-customer';
import { text } from './text';

/** The customer, to read or to correct. */
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
