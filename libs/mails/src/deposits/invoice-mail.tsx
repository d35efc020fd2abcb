import { formatPounds } from '@app/pricing';
import type { InvoiceMailData } from '../mail-data';
import type { MailTemplate } from '../mail-template';
import { Facts } from '../parts/facts';
import { Footer } from '../parts/footer';
import { Paragraph } from '../parts/paragraph';
import { Title } from '../parts/title';
import { dateInWords } from '../words/london-time';
import { callName } from '../words/typed-words';

const kindWords: Record<InvoiceMailData['kind'], string> = {
  deposit: 'deposit invoice',
  final: 'invoice',
  'credit-note': 'credit note',
};

/** Brings an invoice or a credit note, which is attached. */
export const invoiceMail: MailTemplate<'invoice'> = {
  subject: ({ kind, number, reference }) => `Your ${kindWords[kind]} ${number} – order ${reference}`,
  preview: ({ kind }) => `Your ${kindWords[kind]} is attached as a PDF.`,
  Body({ customerName, kind, number, reference, amount, issuedAt }) {
    const name = callName(customerName);
    const words = kindWords[kind];
    return (
      <>
        <Title>{`Your ${words}`}</Title>
        <Paragraph isLede>
          {`${name ? `Hello ${name}, the` : 'The'} ${words} for your order ${reference} is attached as a PDF.`}
        </Paragraph>
        <Facts
          facts={[
            { label: 'Number', value: number },
            { label: 'Date', value: dateInWords(issuedAt) },
            {
              label: kind === 'credit-note' ? 'Credited inc. VAT' : 'Total inc. VAT',
              value: formatPounds(amount),
            },
          ]}
        />
        <Paragraph>
          {kind === 'credit-note'
            ? 'It takes this off what was invoiced before. There is nothing to do.'
            : 'What you have paid in advance is taken off. Please keep it for your records.'}
        </Paragraph>
        <Footer why={['You get this because you ordered from us. There is no list to leave.']} />
      </>
    );
  },
};
