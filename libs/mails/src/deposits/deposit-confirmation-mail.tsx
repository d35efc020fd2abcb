import { formatPounds } from '@app/pricing';
import type { DepositMailData } from './deposit-mail-data';
import type { MailTemplate } from '../mail-template';
import { Actions } from '../parts/actions';
import { Figure } from '../parts/figure';
import { Footer } from '../parts/frame/footer';
import { Paragraph } from '../parts/paragraph';
import { Questions } from '../parts/questions';
import { SectionTitle, Title } from '../parts/frame/title';
import { Steps } from '../parts/steps';
import { greetingName } from '../words/typed-text';
import { formatDateAndTime } from '../words/london-time';
import { OrderInFull } from './order-in-full';

const paidBy = ({ paidAt, transactionCode }: DepositMailData) =>
  `by card on ${formatDateAndTime(paidAt)}${transactionCode ? ` (transaction ${transactionCode})` : ''}`;

export const depositConfirmationMail: MailTemplate<'deposit-confirmation'> = {
  subject: (deposit) =>
    `Deposit received – ${formatPounds(deposit.depositAmount)} for order ${deposit.reference}`,
  preview: ({ depositAmount }) => `${formatPounds(depositAmount)} received. We ring within 24 hours.`,
  Body(deposit) {
    const name = greetingName(deposit.customerName);
    const terms = new URL('/terms', deposit.resultUrl).href;
    return (
      <>
        <Title>We have your deposit</Title>
        <Paragraph isIntro>
          {`Thank you${name ? `, ${name}` : ''}. Your deposit for order ${deposit.reference} has arrived.`}
        </Paragraph>
        <Figure label="Deposit paid" amount={formatPounds(deposit.depositAmount)} />
        <SectionTitle>What happens next</SectionTitle>
        <Steps
          steps={[
            'We ring you within 24 hours and read the measurements back to you.',
            'You confirm measurements and details, such as where the sink goes.',
            'Production begins, and you receive updates along the way.',
          ]}
        />
        {deposit.orderUrl && <Actions button={{ label: 'Open my order', href: deposit.orderUrl }} />}
        <Paragraph>
          Before the call, measure once more: wall to wall at the back and at the front. If the two differ,
          tell us both.
        </Paragraph>
        <OrderInFull
          order={deposit}
          paid={paidBy(deposit)}
          links={[
            { label: 'Terms of sale', href: terms },
            { label: 'Your payment', href: deposit.resultUrl },
          ]}
        />
        <Questions />
        <Footer why={['You get this because you paid a deposit on our site. There is no list to leave.']} />
      </>
    );
  },
};
