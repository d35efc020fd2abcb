import { formatPounds } from '@app/pricing';
import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { DetailsTable } from '../parts/details-table';
import { Footer } from '../parts/frame/footer';
import { Paragraph } from '../parts/paragraph';
import { PhoneLink } from '../parts/contact-links';
import { Title } from '../parts/frame/title';
import { formatDeadline } from '../words/london-time';
import { oneLine, shorten } from '../words/typed-text';
import { quantityAndSize } from '../words/quote-text';

const nameSuffix = (customerName: string | null): string =>
  customerName ? ` – ${shorten(oneLine(customerName), 60)}` : '';

const hasDeposit = (credited: string): boolean => Number(credited) > 0;

/** A customer's answer to a revised price: the workshop may start, or staff call. */
export const staffRevisionAnsweredMail: MailTemplate<'staff-revision-answered'> = {
  subject: ({ isAgreed, reference, total, customerName }) =>
    isAgreed
      ? `Agreed – ${reference} – ${formatPounds(total)}${nameSuffix(customerName)}`
      : `Please call – ${reference} – revised price not agreed${nameSuffix(customerName)}`,
  preview: ({ isAgreed, previousReference, depositCredited }) =>
    isAgreed
      ? `It stands in place of ${previousReference}: ${hasDeposit(depositCredited) ? 'print its job sheet.' : 'no deposit has been paid yet.'}`
      : `The customer would like to talk about it. ${previousReference} stands as it was.`,
  Body({ isAgreed, ...facts }) {
    const { reference, previousReference, phone, dueAt, adminUrl } = facts;
    return (
      <>
        <Title>{isAgreed ? 'The revised price is agreed' : 'Please call about a revised price'}</Title>
        <Paragraph isIntro>
          {isAgreed
            ? `${reference} stands in place of ${previousReference} from now on, and its sizes are confirmed. ${hasDeposit(facts.depositCredited) ? 'Print its job sheet, and throw' : 'No deposit has been paid yet. Throw'} away any job sheet of ${previousReference}.`
            : `The customer asked to be called about ${reference}. ${previousReference} stands as it was; nothing may be cut until sizes are confirmed.`}
        </Paragraph>
        <DetailsTable
          facts={[
            { label: 'Customer', value: facts.customerName && oneLine(facts.customerName) },
            { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
            { label: 'Sizes to cut', value: quantityAndSize(facts) },
            { label: `As first quoted, ${previousReference}`, value: formatPounds(facts.previousTotal) },
            { label: `As measured, ${reference}`, value: formatPounds(facts.total) },
            { label: 'Deposit credited', value: formatPounds(facts.depositCredited) },
            { label: isAgreed ? 'Go on before' : 'Call before', value: formatDeadline(dueAt) },
          ]}
        />
        <Actions button={{ label: 'Open in Orders & Deposits', href: adminUrl }} />
        <Footer why={['Sent once for each answer to the staff address in the settings.']} />
      </>
    );
  },
};
