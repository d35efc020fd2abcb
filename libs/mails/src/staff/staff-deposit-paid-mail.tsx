import { formatAreaM2, formatPounds, quantityPrefix } from '@app/pricing';
import type { DepositMailData } from '../deposits/deposit-mail-data';
import type { MailQuote } from '../quotes/quote-mail-data';
import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { DetailsTable, type Detail } from '../parts/details-table';
import { Footer } from '../parts/frame/footer';
import { QuotedMessage } from '../parts/quoted-message';
import { MailLink } from '../parts/contact-links';
import { Notice } from '../parts/notice';
import { SectionTitle, Title } from '../parts/frame/title';
import { addressLine, oneLine, shorten } from '../words/typed-text';
import { hasSink, sizeOf } from '../words/quote-text';
import { formatDateAndTime, formatDeadline } from '../words/london-time';
import { CallBefore } from './call-before';

export const staffDepositPaidMail: MailTemplate<'staff-deposit-paid'> = {
  subject: ({ depositAmount, customerName, callBefore, reference }) =>
    `Deposit ${formatPounds(depositAmount)} – ring ${shorten(oneLine(customerName), 60)} before ${formatDeadline(callBefore)} – ${reference}`,
  preview: ({ phone, callBefore }) => `Ring ${oneLine(phone)} before ${formatDeadline(callBefore)}`,
  Body(deposit) {
    const [only] = deposit.quotes.length === 1 ? deposit.quotes : [];
    return (
      <>
        <Title>{`Deposit paid, ${formatPounds(deposit.depositAmount)}`}</Title>
        <CallBefore phone={deposit.phone} before={deposit.callBefore} />
        {deposit.isPaidByAnother && (
          <Notice title="Ask whose order it is">
            Somebody other than the customer you entered paid the deposit.
          </Notice>
        )}
        <DetailsTable
          facts={[
            { label: 'Order', value: deposit.reference },
            ...(only ? [{ label: 'Quote', value: only.reference }] : []),
            { label: 'Customer', value: oneLine(deposit.customerName) },
            { label: 'Email', value: <MailLink address={deposit.email} /> },
            ...(only ? topFacts(only) : []),
            ...orderFacts(deposit),
          ]}
        />
        {only?.notes && <QuotedMessage title="Customer’s note" words={only.notes} isImportant />}
        {!only && deposit.quotes.map((quote) => <TopSection key={quote.reference} quote={quote} />)}
        <Actions
          button={{ label: 'Open in Orders & Deposits', href: deposit.adminUrl }}
          links={only ? [{ label: 'Quote', href: only.url }] : []}
        />
        <Footer why={['Sent once for each deposit to the staff address in the settings.']} />
      </>
    );
  },
};

const topFacts = (quote: MailQuote): Detail[] => [
  {
    label: 'Stone',
    note: [quote.material, quote.thickness].filter(Boolean).join(', '),
    value: `${quantityPrefix(quote.quantity)}${quote.color}`,
  },
  {
    label: 'Size',
    note: formatAreaM2({ lengthMm: quote.length, widthMm: quote.width }),
    value: sizeOf(quote),
  },
  {
    label: 'Sink and cut-outs',
    value: [hasSink(quote) ? quote.sink : 'No sink', ...quote.cutouts].join('; '),
  },
];

const orderFacts = (deposit: DepositMailData): Detail[] => [
  {
    label: 'Delivery',
    note: deposit.needsAnotherDelivery ? 'More tops than one delivery covers: arrange another' : null,
    value:
      deposit.deliveryAddress === null
        ? 'Collects'
        : `${addressLine(deposit.deliveryAddress)}, ${formatPounds(deposit.deliveryAmount)}`,
  },
  {
    label: 'Total, deposit',
    value: `${formatPounds(deposit.totalAmount)}, ${formatPounds(deposit.depositAmount)}`,
  },
  {
    label: 'Paid',
    note: deposit.transactionCode && `Transaction ${deposit.transactionCode}`,
    value: formatDateAndTime(deposit.paidAt),
  },
  { label: 'Still to pay', value: formatPounds(deposit.remainingAmount) },
];

function TopSection({ quote }: { quote: MailQuote }) {
  return (
    <>
      <SectionTitle>{`${quote.reference}, ${formatPounds(quote.total)}`}</SectionTitle>
      <DetailsTable facts={topFacts(quote)} />
      {quote.notes && <QuotedMessage title="Customer’s note" words={quote.notes} isImportant />}
    </>
  );
}
